import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { Icon } from '@/components/ui/icon';
import { findApps, pageLength } from '@/lib/app-centre/find';
import { apps } from '@/lib/content/lists';
import { appCategories, appKinds } from '@superbrowser/contract/content/app-kinds';
import { AppCard, cardGrid } from './app-card';
import { Catalogue } from './catalogue';
import type { CardWords, AppEntry, CatalogueWords } from './types';

/** Every page of the catalogue, as the route handler would answer it. */
function usePages(): readonly (readonly AppEntry[])[] {
  const locale = useLocale();
  return Array.from({ length: Math.ceil(apps.length / pageLength) }, (_, index) => {
    const query = { locale, q: '', category: undefined, page: index + 1 };
    return findApps(apps, query).entries;
  });
}

const byName = <Name extends string>(names: readonly Name[], word: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, word(name)])) as Record<Name, string>;

function useWords(): CatalogueWords {
  const t = useTranslations('appCentre');
  return {
    kinds: byName(appKinds, (kind) => t(`kinds.${kind}.name`)),
    categories: byName(appCategories, (category) => t(`categories.${category}`)),
    reach: t('shelf.reach'),
    search: t('shelf.search'),
    placeholder: t('shelf.placeholder'),
    submit: t('shelf.submit'),
    category: t('shelf.category'),
    count: t('shelf.count', { n: '{n}' }),
    more: t('shelf.more'),
    loading: t('shelf.loading'),
    failed: t('shelf.failed'),
    retry: t('shelf.retry'),
    none: t('shelf.none'),
    noneText: t('shelf.noneText'),
    all: t('shelf.all'),
  };
}

/** The catalogue: first page in the HTML, all of it for those without scripts. */
export function AppShelf() {
  const t = useTranslations('appCentre.shelf');
  const locale = useLocale();
  const words = useWords();
  const [first = [], ...rest] = usePages();
  return (
    <Section tone="mist" id="shelf" labelledBy="shelf-title">
      <div className="wrap">
        <SectionHead
          id="shelf-title"
          title={t('title')}
          lead={t('lead')}
          className="mb-6 md:mb-8"
        />
        <Catalogue
          locale={locale}
          words={words}
          icon={
            <Icon
              name="search"
              size={22}
              className="pointer-events-none absolute top-1/2 left-5 -translate-y-1/2 text-text-3"
            />
          }
          total={apps.length}
          shown={first.length}
        >
          <Cards entries={first} words={words} />
          <div className="hidden noscript:mt-5 noscript:block">
            <Cards entries={rest.flat()} words={words} />
          </div>
        </Catalogue>
        <p className="mt-10 text-sm text-text-3">{t('note')}</p>
      </div>
    </Section>
  );
}

function Cards({ entries, words }: { entries: readonly AppEntry[]; words: CardWords }) {
  return (
    <ul className={cardGrid}>
      {entries.map((entry) => (
        <AppCard key={entry.slug} entry={entry} words={words} />
      ))}
    </ul>
  );
}
