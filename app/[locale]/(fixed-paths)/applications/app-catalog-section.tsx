import { useLocale, useTranslations } from 'next-intl';
import { appCategories, appKinds } from '@superbrowser/contract/content/app-categories';
import { Section, SectionHead } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { listApps, pageSize } from '@/lib/app-center/list-apps';
import { apps } from '@/lib/content/changelog-announcements-apps';
import { AppCard, cardGridStyles } from './app-card';
import { AppCatalog } from './app-catalog';
import type { AppEntry, CardMessages, CatalogMessages } from './catalog-types';

/** Every page of the catalog, as the route handler would answer it. */
function useCatalogPages(): readonly (readonly AppEntry[])[] {
  const locale = useLocale();
  return Array.from({ length: Math.ceil(apps.length / pageSize) }, (_, index) => {
    const query = { locale, q: '', category: undefined, page: index + 1 };
    return listApps(apps, query).entries;
  });
}

const textsOf = <Name extends string>(names: readonly Name[], textOf: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>;

function useCatalogMessages(): CatalogMessages {
  const t = useTranslations('appCenter');
  return {
    kinds: textsOf(appKinds, (kind) => t(`kinds.${kind}.name`)),
    categories: textsOf(appCategories, (category) => t(`categories.${category}`)),
    reach: t('catalog.reach'),
    search: t('catalog.search'),
    placeholder: t('catalog.placeholder'),
    submit: t('catalog.submit'),
    category: t('catalog.category'),
    count: t('catalog.count', { n: '{n}' }),
    more: t('catalog.more'),
    loading: t('catalog.loading'),
    failed: t('catalog.failed'),
    retry: t('catalog.retry'),
    none: t('catalog.none'),
    noneText: t('catalog.noneText'),
    all: t('catalog.all'),
  };
}

/** The catalog: the first page in the HTML, and all of it for visitors without scripts. */
export function AppCatalogSection() {
  const t = useTranslations('appCenter.catalog');
  const locale = useLocale();
  const messages = useCatalogMessages();
  const [firstPage = [], ...otherPages] = useCatalogPages();
  return (
    <Section tone="mist" id="catalog" labelledBy="app-catalog-title">
      <div className="wrap">
        <SectionHead
          id="app-catalog-title"
          title={t('title')}
          lead={t('lead')}
          className="mb-6 md:mb-8"
        />
        <AppCatalog
          locale={locale}
          messages={messages}
          icon={
            <Icon
              name="search"
              size={22}
              className="product:left-5 pointer-events-none absolute top-1/2 -translate-y-1/2 text-text-3"
            />
          }
          total={apps.length}
          shownCount={firstPage.length}
        >
          <Cards entries={firstPage} messages={messages} />
          <div className="product:noscript:mt-5 hidden noscript:block">
            <Cards entries={otherPages.flat()} messages={messages} />
          </div>
        </AppCatalog>
      </div>
    </Section>
  );
}

function Cards({ entries, messages }: { entries: readonly AppEntry[]; messages: CardMessages }) {
  return (
    <ul className={cardGridStyles}>
      {entries.map((entry) => (
        <AppCard key={entry.slug} entry={entry} messages={messages} />
      ))}
    </ul>
  );
}
