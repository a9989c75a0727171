import { getTranslations } from 'next-intl/server';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { StoreTile, tileRow } from '@/components/mockups/store-tile';
import { storeCodes, storeText, type StoreCode } from '@/components/mockups/stores';
import { RequirementTable } from '@/components/releases/requirement-table';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon, type IconName } from '@/components/ui/icon';
import { group } from '@/lib/i18n/group';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import { downloadHref } from '@/lib/releases/types';
import { systemValues } from '@/lib/site';
import { EditionFinder } from './edition-finder';

const bound = new Set(['th', 'jp']);

function Tiles({ all }: { all: boolean }) {
  return storeCodes.map((code) => (
    <StoreTile
      key={code}
      size="row"
      {...(all || bound.has(code)
        ? { code }
        : { empty: 'ink' as const, className: 'download:border-blue-400/60!' })}
    />
  ));
}

/** The hero: the question as the page's first line, with the finder next to it. */
export async function CompareHero({ locale }: { locale: Locale }) {
  const [t, finder, table, all] = await Promise.all([
    getTranslations('contrast.hero'),
    getTranslations('contrast.finder'),
    getTranslations('contrast.table'),
    getTranslations(),
  ]);
  return (
    <section className="ground-split relative pt-[140px] pb-18 text-on-ink-2 md:pt-[152px]">
      <div className="wrap grid gap-10 lg:grid-cols-[5fr_6fr] lg:gap-16">
        <div className="lg:sticky lg:top-8 lg:self-start">
          <PageCrumbs path="/download/contrast" />
          <h1 className="mt-3 text-h1 text-on-ink">
            <Phrases text={t('title')} />
          </h1>
          <p className="mt-5 max-w-[30em] text-lead">{t('lead')}</p>
          <dl aria-hidden="true" className="mt-9 grid gap-5">
            {([true, false] as const).map((all) => (
              <div key={String(all)}>
                <dt className="mb-2 text-sm text-on-ink">{all ? table('pro') : table('vps')}</dt>
                <dd className={cn(tileRow, 'download:md:gap-2')}>
                  <Tiles all={all} />
                </dd>
              </div>
            ))}
          </dl>
          <ButtonLink variant="inverse" size="lg" href="#table" className="mt-9 max-sm:w-full">
            {t('table')}
          </ButtonLink>
        </div>
        <div
          id="finder"
          className="scroll-mt-6 rounded-xl bg-paper p-5 text-text-2 shadow-window md:p-9"
        >
          <h2 className="mb-6 text-h3 text-text">{finder('title')}</h2>
          <noscript>
            <p className="mb-6 rounded-md bg-mist p-4 text-sm">{finder('noscript')}</p>
          </noscript>
          <EditionFinder
            messages={group(all, 'contrast.finder')}
            values={systemValues}
            hrefs={{
              professional: pagePath(locale, '/download', '#all'),
              vps: downloadHref('windows-lite'),
            }}
          />
        </div>
      </div>
    </section>
  );
}

const rows = ['place', 'stores', 'alias'] as const;

/** Both editions row by row, on phones each row as two labeled lines, and what each edition needs. */
export async function CompareTable() {
  const t = await getTranslations('contrast.table');
  const sides = ['pro', 'vps'] as const;
  return (
    <Section
      id="table"
      labelledBy="table-title"
      className="scroll-mt-4"
      title={t('title')}
      lead={t('lead')}
    >
      <table className="block w-full text-left md:table md:table-fixed">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className="w-[24%] border-b-2 border-text pb-4 font-normal text-text-3">
              {t('item')}
            </th>
            <th scope="col" className="rounded-t-lg bg-blue-50 px-6 py-5 text-h3 text-text">
              {t('pro')}
            </th>
            <th scope="col" className="rounded-t-lg bg-ink-900 px-6 py-5 text-h3 text-on-ink">
              {t('vps')}
            </th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {rows.map((row) => (
            <tr key={row} className="block border-b border-line-2 py-5 md:table-row">
              <th
                scope="row"
                className="block pb-2.5 text-[1.125rem] text-text md:table-cell md:py-6 md:pr-4 md:text-base"
              >
                {t(`rows.${row}.name`)}
              </th>
              {sides.map((side) => (
                <td
                  key={side}
                  className={cn(
                    'download:grid-cols-[96px_1fr] download:md:border-x grid items-baseline gap-3 py-1.5 text-text md:table-cell md:border-line-2 md:px-6 md:py-6',
                    side === 'pro' && 'download:md:bg-blue-50/60',
                  )}
                >
                  <span className="text-sm text-text-3 md:hidden">{t(side)}</span>
                  {t(`rows.${row}.${side}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-10">
        <RequirementTable />
      </div>
    </Section>
  );
}

const every: ReadonlySet<StoreCode> = new Set(storeCodes);
const two: ReadonlySet<StoreCode> = new Set<StoreCode>(['th', 'jp']);

/** One sentence for each edition, in large type. */
export async function ChooseThis({ locale }: { locale: Locale }) {
  const t = await getTranslations('contrast.choose');
  const table = await getTranslations('contrast.table');
  const sides = [
    { key: 'pro', icon: 'laptop', stores: every, href: pagePath(locale, '/download', '#all') },
    { key: 'vps', icon: 'server', stores: two, href: pagePath(locale, '/vps') },
  ] as const;
  return (
    <Section tone="mist" labelledBy="choose-title">
      <div className="wrap">
        <h2 id="choose-title" className="mb-10 text-h2 text-text">
          {t('title')}
        </h2>
        <div className="grid gap-14 lg:grid-cols-2 lg:gap-20">
          {sides.map(({ key, icon, stores, href }) => (
            <div key={key} className="flex flex-col border-t-2 border-text pt-6">
              <h3 className="text-[1.125rem] text-blue-700">{table(key)}</h3>
              <p className="mt-1 text-sm">{t('if')}</p>
              <p className="download:mb-9 download:text-[clamp(1.375rem,2.1vw,1.875rem)] download:leading-[1.45] mt-3 font-bold text-text">
                <Phrases text={t(`${key}.sentence`)} />
              </p>
              <div className="mt-auto">
                <LinkFan label={t(`picture.${key}`)} icon={icon} stores={stores} />
              </div>
              <div className="download:sm:justify-start mt-9 grid">
                <ButtonLink size="lg" variant={key === 'pro' ? 'primary' : 'outline'} href={href}>
                  {t(`${key}.button`)}
                </ButtonLink>
              </div>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

interface LinkFanProps {
  label: string;
  icon: IconName;
  /** The stores that the machine opens; the others stay empty and unconnected. */
  stores: ReadonlySet<StoreCode>;
}

/** A machine and the stores it reaches: one line to each store, none where it has no access. */
function LinkFan({ label, icon, stores }: LinkFanProps) {
  return (
    <div
      role="img"
      aria-label={label}
      className="grid grid-cols-8 items-center justify-items-center"
    >
      <span className="download:col-span-8 download:size-16 grid place-items-center rounded-[18px] bg-blue-600 text-white">
        <Icon name={icon} size={32} />
      </span>
      <svg
        viewBox="0 0 800 120"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="download:col-span-8 h-20 w-full"
      >
        {storeCodes.map((code, index) =>
          stores.has(code) ? (
            <path
              key={code}
              d={`M400 0C400 70 ${index * 100 + 50} 40 ${index * 100 + 50} 120`}
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              vectorEffect="non-scaling-stroke"
              className={storeText[code]}
            />
          ) : null,
        )}
      </svg>
      {storeCodes.map((code) =>
        stores.has(code) ? (
          <StoreTile key={code} code={code} size="row" />
        ) : (
          <StoreTile key={code} size="row" empty className="download:border-control!" />
        ),
      )}
    </div>
  );
}
