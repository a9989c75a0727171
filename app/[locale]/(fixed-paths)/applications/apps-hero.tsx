import { useLocale, useTranslations } from 'next-intl';
import { appKinds } from '@superbrowser/contract/content/app-categories';
import type { StoreId } from '@/lib/demo/store-ids';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeTextColors } from '@/components/mockups/store-styles';
import { DarkHero } from '@/components/sections/dark-hero';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { apps } from '@/lib/content/changelog-announcements-apps';
import { kindIcons } from './app-card';

/** The hero: which tools exist, and that each is installed only in the stores you name. */
export function AppsHero() {
  const t = useTranslations('appCenter');
  return (
    <DarkHero
      crumbs={<PageCrumbs path="/applications" />}
      title={t('hero.title')}
      lead={t('hero.lead')}
      actions={
        <>
          <ButtonLink size="xl" href="#catalog">
            {t('hero.look')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href="#kinds">
            {t('hero.kinds')}
          </ButtonLink>
        </>
      }
      picture={<AppBoard />}
    >
      <dl className="mt-10 flex flex-wrap gap-x-10 gap-y-4">
        {appKinds.map((kind) => (
          <div key={kind} className="flex flex-col-reverse">
            <dt className="text-sm">{t(`hero.counts.${kind}`)}</dt>
            <dd className="font-num text-[2.75rem] leading-none font-bold text-on-ink">
              {apps.filter((app) => app.kind === kind).length}
            </dd>
          </div>
        ))}
      </dl>
    </DarkHero>
  );
}

const boardStores = ['us', 'uk', 'jp', 'de', 'br'] as const satisfies readonly StoreId[];

/** Apps of the catalog, and the stores they are installed in. */
const installedApps: readonly (readonly [slug: string, stores: readonly StoreId[]])[] = [
  ['translator', ['jp', 'de', 'br']],
  ['support-inbox', ['us', 'uk']],
  ['bulk-listing', ['us', 'br']],
  ['order-export', ['us', 'uk', 'de']],
  ['accounts', ['us', 'uk', 'jp', 'de']],
];

const columnStyles =
  'grid product:grid-cols-[minmax(0,1fr)_repeat(5,40px)] product:sm:grid-cols-[minmax(0,1fr)_repeat(5,58px)]';

/** Lanes of stores running down through rows of apps; a lit socket stands for an installed app. */
function AppBoard() {
  const t = useTranslations('appCenter.board');
  const locale = useLocale();
  return (
    <figure>
      <div role="img" aria-label={t('label')} className="relative">
        <div className={cn(columnStyles, 'absolute inset-0')}>
          <span />
          {boardStores.map((store) => (
            <span
              key={store}
              className={cn(
                'product:from-current product:via-current/45 mx-auto mt-5 w-[3px] bg-linear-to-b to-transparent',
                storeTextColors[store],
              )}
            />
          ))}
        </div>
        <div className={cn(columnStyles, 'relative items-center pb-6')}>
          <span className="text-sm text-on-ink-2">{t('head')}</span>
          {boardStores.map((store) => (
            <span
              key={store}
              className={cn('glow mx-auto grid rounded-tile', storeTextColors[store])}
            >
              <StoreTile store={store} size="row" />
            </span>
          ))}
        </div>
        {installedApps.map(([slug, stores]) => {
          const app = apps.find((candidate) => candidate.slug === slug);
          return (
            app && (
              <div
                key={slug}
                className={cn(
                  columnStyles,
                  'product:bg-ink-800/70 product:shadow-[inset_0_0_0_1px_var(--color-ink-line)] relative mb-2.5 min-h-16 items-center rounded-md',
                )}
              >
                <span className="product:sm:gap-3 product:sm:pl-5 product:sm:text-[1.0625rem] flex min-w-0 items-center gap-2.5 pl-3 text-[0.9375rem] leading-tight font-bold text-on-ink">
                  <Icon name={kindIcons[app.kind]} className="text-blue-400" />
                  {app.text[locale].name}
                </span>
                {boardStores.map((store) => (
                  <Socket key={store} store={store} isLit={stores.includes(store)} />
                ))}
              </div>
            )
          );
        })}
      </div>
      <figcaption className="mt-3 text-right text-xs text-on-ink-3">{t('caption')}</figcaption>
    </figure>
  );
}

function Socket({ store, isLit }: { store: StoreId; isLit: boolean }) {
  return (
    <span
      className={cn(
        'product:sm:size-7 mx-auto block size-6 rounded-tile',
        isLit
          ? cn('glow bg-current', storeTextColors[store])
          : 'border-[1.5px] border-dashed border-on-ink-3/60 bg-ink-900',
      )}
    />
  );
}
