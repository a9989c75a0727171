import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { StoreTile } from './store-tile';

/** An automation as a time line. */
export function FlowSteps({ className }: { className?: string }) {
  const t = useTranslations('mockups.flow');
  const steps: readonly (readonly [key: 'start' | 'open' | 'check' | 'report', mark: ReactNode])[] =
    [
      ['start', '9:00'],
      ['open', <Tiles key="tiles" />],
      ['check', t('checkMark')],
      ['report', t('reportMark')],
    ];
  return (
    <div
      role="img"
      aria-label={t('label')}
      className={cn('text-sm leading-normal text-text', className)}
    >
      {steps.map(([key, mark], index) => (
        <div
          key={key}
          className={cn(
            'grid min-h-11 grid-cols-[84px_26px_1fr] items-center',
            index === 3 && 'font-bold',
          )}
        >
          <b className="flex justify-end gap-[3px]">{mark}</b>
          <span className="relative grid h-full place-items-center">
            {index < 3 && <span className="absolute top-1/2 h-full w-0.5 bg-blue-200" />}
            <span
              className={cn(
                'relative size-2.5 rounded-full border-[2.5px] border-blue-600',
                index === 3 ? 'bg-blue-600' : 'bg-white',
              )}
            />
          </span>
          {t(key)}
        </div>
      ))}
    </div>
  );
}

function Tiles() {
  return (
    <>
      <StoreTile code="us" size="xs" />
      <StoreTile code="uk" size="xs" />
      <StoreTile code="jp" size="xs" />
    </>
  );
}
