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
          <span
            className={cn(
              'relative grid h-full place-items-center after:relative after:size-2.5 after:rounded-full after:border-[2.5px] after:border-blue-600',
              index === 3
                ? 'after:bg-blue-600'
                : 'before:absolute before:top-1/2 before:h-full before:w-0.5 before:bg-blue-200 after:bg-white',
            )}
          />
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
