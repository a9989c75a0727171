import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StoreTile } from '@/components/mockups/store-tile';
import { cn } from '@/components/ui/cn';

/** Squared paper. */
const paper =
  'bg-[linear-gradient(var(--color-blue-100)_1px,transparent_1px),linear-gradient(90deg,var(--color-blue-100)_1px,transparent_1px)] bg-[length:24px_24px]';
const mark = 'rounded-md border-2 border-dashed border-blue-600';
const stub = 'h-2.5 rounded-full bg-line';

/** The console as a construction drawing; what is dashed is made for the company. */
export function WindowSketch() {
  const t = useTranslations('business.sketch');
  return (
    <div
      role="img"
      aria-label={t('label')}
      className={cn(
        'rounded-xl bg-paper px-4 py-12 ring-1 ring-line-2 ring-inset md:px-9 md:py-14',
        paper,
      )}
    >
      <div className="rounded-[14px] border-2 border-text bg-paper text-xs leading-normal text-text md:text-sm">
        <div className="flex h-14 items-center gap-3 border-b-2 border-text px-3 md:px-4">
          <span className={cn(mark, 'grid h-8 place-items-center px-2.5 text-ui text-blue-700')}>
            {t('you')}
          </span>
          <b className="truncate max-sm:hidden">{t('title')}</b>
          <span className={cn(mark, 'relative ml-auto flex h-9 items-center gap-2 px-2.5')}>
            <span className="size-5 rounded-full border-2 border-text" />
            <span className="h-2.5 w-10 rounded-full bg-line-2 md:w-16" />
            <Note className="-top-11 right-0 before:top-full before:right-6 before:h-4 before:border-l-2">
              {t('signOn')}
            </Note>
          </span>
        </div>
        <div className="grid grid-cols-[92px_1fr] md:grid-cols-[136px_1fr]">
          <div className="border-r-2 border-text p-2 md:p-3">
            <div className={cn(mark, 'relative grid gap-1 p-1.5 md:gap-2.5 md:py-3')}>
              {(['stores', 'members', 'approve', 'report'] as const).map((key) => (
                <span
                  key={key}
                  className={cn(
                    'rounded-[7px] px-2 py-1.5',
                    key === 'approve' && 'bg-blue-600 font-bold text-white',
                  )}
                >
                  {t(`nav.${key}`)}
                </span>
              ))}
              <Note className="-bottom-9 -left-3 before:bottom-full before:left-6 before:h-3 before:border-l-2">
                {t('menu')}
              </Note>
            </div>
          </div>
          <div className="flex flex-col gap-3 p-3 md:gap-5 md:p-5">
            {(['us', 'th', 'jp'] as const).map((code) => (
              <span key={code} className="grid grid-cols-[28px_1fr_auto] items-center gap-3">
                <StoreTile code={code} size="sm" />
                <span className={stub} />
                <span className="rounded-[6px] bg-blue-50 px-2 py-0.5 text-ui text-blue-700">
                  {t('approve')}
                </span>
              </span>
            ))}
            <div
              className={cn(
                mark,
                'relative mt-1 grid min-h-16 flex-1 grid-cols-2 content-start gap-2.5 p-3 md:min-h-26 md:p-4',
              )}
            >
              <span className={stub} />
              <span className={stub} />
              <span className={cn(stub, 'w-2/3')} />
              <Note className="-right-3 -bottom-11 before:right-6 before:bottom-full before:h-7 before:border-l-2 md:-right-5">
                {t('data')}
              </Note>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** A note on the drawing with its leader line. */
function Note({ className, children }: { className: string; children: ReactNode }) {
  return (
    <b
      className={cn(
        'absolute z-10 rounded-full bg-blue-600 px-3 py-1 text-xs leading-5 whitespace-nowrap text-white before:absolute before:border-blue-600',
        className,
      )}
    >
      {children}
    </b>
  );
}
