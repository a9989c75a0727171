import { useLocale, useTranslations } from 'next-intl';
import { StoreTile } from '@/components/mockups/store-tile';
import { storeBackground, type StoreCode } from '@/components/mockups/stores';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section, SectionHead } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { findApps, pageLength } from '@/lib/app-center/find-apps';
import { apps } from '@/lib/content/lists';
import { appCategories, appKinds } from '@superbrowser/contract/content/app-categories';
import { AppCard, cardGrid, kindIcons } from './app-card';
import { Catalog } from './catalog';
import type { AppEntry, CardMessages, CatalogMessages } from './types';

/** Every page of the catalog, as the route handler would answer it. */
function usePages(): readonly (readonly AppEntry[])[] {
  const locale = useLocale();
  return Array.from({ length: Math.ceil(apps.length / pageLength) }, (_, index) => {
    const query = { locale, q: '', category: undefined, page: index + 1 };
    return findApps(apps, query).entries;
  });
}

const byName = <Name extends string>(names: readonly Name[], word: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, word(name)])) as Record<Name, string>;

function useMessages(): CatalogMessages {
  const t = useTranslations('appCenter');
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

/** The catalog: the first page in the HTML, and all of it for visitors without scripts. */
export function CatalogSection() {
  const t = useTranslations('appCenter.shelf');
  const locale = useLocale();
  const messages = useMessages();
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
        <Catalog
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
          shown={first.length}
        >
          <Cards entries={first} messages={messages} />
          <div className="product:noscript:mt-5 hidden noscript:block">
            <Cards entries={rest.flat()} messages={messages} />
          </div>
        </Catalog>
      </div>
    </Section>
  );
}

function Cards({ entries, messages }: { entries: readonly AppEntry[]; messages: CardMessages }) {
  return (
    <ul className={cardGrid}>
      {entries.map((entry) => (
        <AppCard key={entry.slug} entry={entry} messages={messages} />
      ))}
    </ul>
  );
}

const lanes = ['jp', 'de', 'us'] as const satisfies readonly StoreCode[];
const rows = ['settings', 'memory', 'people'] as const;
const rules = ['install', 'grant', 'remove'] as const;

/** An application is installed in each store separately; a store without it gets no copy. */
export function OwnCopy() {
  const t = useTranslations('appCenter.copy');
  return (
    <Section labelledBy="copy-title">
      <div className="wrap grid items-stretch gap-10 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <figure className="product:max-lg:order-2 flex min-w-0 flex-col">
          <div
            role="img"
            aria-label={t('label')}
            className="grid flex-1 grid-cols-3 gap-2 sm:gap-4"
          >
            {lanes.map((code) => (
              <Lane key={code} code={code} />
            ))}
          </div>
          <figcaption className="mt-3 text-xs text-text-3">{t('caption')}</figcaption>
        </figure>
        <div>
          <h2 id="copy-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4">{t('lead')}</p>
          <ol className="mt-7 border-b border-line-2">
            {rules.map((rule, index) => (
              <li
                key={rule}
                className="grid grid-cols-[48px_1fr] items-baseline border-t border-line-2 py-4"
              >
                <span
                  aria-hidden="true"
                  className="font-num text-[1.875rem] leading-none font-bold text-blue-600"
                >
                  {index + 1}
                </span>
                <span className="text-[0.9375rem]">
                  <b className="block text-[1.125rem] text-text">{t(`rules.${rule}.name`)}</b>
                  {t(`rules.${rule}.text`)}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

function Lane({ code }: { code: (typeof lanes)[number] }) {
  const t = useTranslations('appCenter.copy');
  const empty = code === 'us';
  return (
    <div className="flex flex-col overflow-hidden rounded-lg bg-mist">
      <span className={cn('h-2', storeBackground[code])} />
      <div className="product:sm:p-5 flex flex-1 flex-col p-2">
        <StoreTile code={code} size="row" />
        {empty ? (
          <p className="product:min-h-40 mt-4 grid flex-1 place-items-center rounded-md border-2 border-dashed border-line-2 p-2 text-center text-sm text-text-3">
            {t('lanes.us')}
          </p>
        ) : (
          <div className="product:max-xs:p-2 product:sm:p-4 mt-4 flex-1 rounded-md bg-paper p-3 shadow-1">
            <b className="product:max-xs:text-sm product:lg:text-[1.25rem] block border-b border-line pb-2.5 leading-tight wrap-anywhere text-text max-sm:text-[0.9375rem] lg:pb-4">
              {t('app')}
            </b>
            {rows.map((row) => (
              <p key={row} className="mt-3 text-sm leading-snug text-text lg:mt-6 lg:text-base">
                <span className="product:lg:mb-1 block text-xs text-text-3 lg:text-sm">
                  {t(`rows.${row}`)}
                </span>
                {t(`lanes.${code}.${row}`)}
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

const questions = ['what', 'starts', 'when', 'stops', 'choose'] as const;

/** Three kinds next to each other: who starts it, when it works, what stops it. */
export function KindTable() {
  const t = useTranslations('appCenter');
  return (
    <Section
      tone="ink"
      id="kinds"
      labelledBy="kinds-title"
      title={t('kindTable.title')}
      lead={t('kindTable.lead')}
    >
      <PhoneFold label={t('kindTable.caption')}>
        <table className="w-full table-fixed border-collapse text-left max-md:block">
          <caption className="sr-only">{t('kindTable.caption')}</caption>
          <thead className="max-md:sr-only">
            <tr className="align-bottom">
              <th scope="col" className="w-[16%] pb-5 text-sm font-normal text-on-ink-3">
                {t('kindTable.question')}
              </th>
              {appKinds.map((kind) => (
                <th key={kind} scope="col" className="product:pr-8 pb-5 text-[1.5rem] text-on-ink">
                  <Icon name={kindIcons[kind]} size={30} className="mb-3 text-blue-400" />
                  {t(`kinds.${kind}.name`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {questions.map((question) => (
              <tr
                key={question}
                className="border-t border-ink-line align-top max-md:block max-md:py-5"
              >
                <th
                  scope="row"
                  className="product:max-md:py-0 product:max-md:text-[1.125rem] product:max-md:font-bold product:max-md:text-on-ink py-5 pr-6 font-normal text-on-ink-3 max-md:block"
                >
                  {t(`kindTable.${question}`)}
                </th>
                {appKinds.map((kind) => (
                  <td
                    key={kind}
                    data-kind={t(`kinds.${kind}.name`)}
                    className="product:pr-8 product:max-md:py-0 product:max-md:pr-0 product:max-md:before:block product:max-md:before:text-sm product:max-md:before:text-blue-200 product:max-md:before:content-[attr(data-kind)] py-5 text-on-ink max-md:mt-3 max-md:block"
                  >
                    {t(`kinds.${kind}.${question}`)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </PhoneFold>
    </Section>
  );
}
