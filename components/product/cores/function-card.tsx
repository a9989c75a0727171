import { useTranslations } from 'next-intl';
import { AppList } from '@/components/mockups/app-list';
import { ScenePicture } from '@/components/demo/scene-picture';
import { cn } from '@/components/ui/cn';
import { figures, minimumSystems } from '@/lib/site';
import s from './function-index.module.css';
import { stills, type FunctionKey } from './functions';

/** Those whose picture stands on dark. */
const dark: readonly FunctionKey[] = ['vault', 'log', 'mobile'];

/** One function: what it does, the moment that proves it, and where it ends. */
export function FunctionCard({ name, turned }: { name: FunctionKey; turned: boolean }) {
  const t = useTranslations('cores');
  const values = { countries: figures.countries, android: minimumSystems.android };
  const wide = name === 'stores';
  return (
    <article
      id={name}
      aria-labelledby={`${name}-title`}
      style={{ viewTimelineName: `--${name}` }}
      className={cn(
        s.place,
        'grid scroll-mt-20 content-start gap-x-12 gap-y-6 lg:scroll-mt-8',
        !wide && 'md:items-center',
        !wide && (turned ? 'md:grid-cols-[4fr_3fr]' : 'md:grid-cols-[3fr_4fr]'),
      )}
    >
      <div>
        <h3 id={`${name}-title`} className="text-h3 text-text md:text-[26px]">
          {t(`items.${name}.title`)}
        </h3>
        <p className="mt-2 max-w-[44em]">{t(`items.${name}.text`, values)}</p>
        <p className="mt-2 max-w-[44em] text-sm text-text-3">
          <b className="mr-2 text-text-2">{t('limit')}</b>
          {t(`items.${name}.limit`)}
        </p>
      </div>
      <div
        className={cn(
          'relative overflow-hidden rounded-xl max-md:order-first max-md:aspect-[10/9]',
          dark.includes(name) ? 'ground-ink' : 'bg-mist',
          turned && 'md:order-first',
        )}
      >
        <Picture name={name} />
      </div>
    </article>
  );
}

const inBox =
  'max-md:absolute max-md:inset-4 max-md:size-[calc(100%-2rem)] max-md:object-contain [filter:drop-shadow(0_8px_12px_color-mix(in_srgb,var(--color-ink-900)_12%,transparent))]';

function Picture({ name }: { name: FunctionKey }) {
  if (name === 'apps')
    return (
      <AppList className="m-5 rounded-lg bg-paper px-5 py-2 shadow-2 max-md:absolute max-md:inset-x-0 max-md:top-1/5 md:m-10" />
    );
  if (name === 'mobile')
    return (
      <ScenePicture
        {...stills.mobile}
        className="mx-auto mt-6 -mb-[22%] h-auto w-3/5 md:mt-10 md:-mb-[26%]"
      />
    );
  return (
    <div className="md:p-8 lg:p-9">
      <ScenePicture
        {...stills[name]}
        phone={name === 'stores' ? 'rows-granted' : undefined}
        className={cn('md:h-auto md:w-full', inBox)}
      />
    </div>
  );
}
