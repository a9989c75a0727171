import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { figures, minimumSystems } from '@/lib/site';
import type { FunctionKey } from './functions';
import { pictures } from './pictures';

const grounds = {
  mist: 'bg-mist',
  ink: 'ground-ink text-on-ink-2',
  white: 'bg-paper ring-1 ring-line-2 ring-inset',
} as const;

/** One function: what it does, what it looks like, and where it ends. */
export function FunctionCard({ name }: { name: FunctionKey }) {
  const t = useTranslations('cores');
  const { picture, ground, wide } = pictures[name];
  const values = { countries: figures.countries, android: minimumSystems.android };
  return (
    <article
      id={name}
      aria-labelledby={`${name}-title`}
      className={cn('grid scroll-mt-8 content-start gap-5', wide && 'md:col-span-2')}
    >
      <div className={cn(wide && 'grid gap-x-10 gap-y-2 md:grid-cols-[5fr_7fr]')}>
        <h3 id={`${name}-title`} className="text-h3 text-text">
          {t(`items.${name}.title`)}
        </h3>
        <div className={cn(!wide && 'mt-2')}>
          <p>{t(`items.${name}.text`, values)}</p>
          <p className="mt-2 text-sm text-text-3">
            <b className="mr-2 text-text-2">{t('limit')}</b>
            {t(`items.${name}.limit`)}
          </p>
        </div>
      </div>
      <div
        className={cn(
          'overflow-hidden rounded-lg p-5 md:p-8',
          grounds[ground],
          !wide && 'grid min-h-56 items-center',
          name === 'stores' && 'p-0!',
        )}
      >
        {picture}
      </div>
    </article>
  );
}
