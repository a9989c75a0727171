import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/sections/site-link';
import { rememberedDays } from '@/lib/attribution/days';
import { storedGroups, storedItems, type StoredItem } from '@/lib/content/legal/stored';
import { group } from '@/lib/i18n/group';
import { pagePath } from '@/lib/i18n/paths';
import { site } from '@/lib/site';
import { RemoveRecords, SourceCard, StoredValue } from './islands';

/** Both buttons have a plain look until the card names a promoter: without one there is little to remove. */
const quietWithoutReferral =
  'product:not-group-has-[[data-referral]]/source:[&_button]:bg-transparent product:not-group-has-[[data-referral]]/source:[&_button]:text-text-2 product:not-group-has-[[data-referral]]/source:[&_button]:shadow-[inset_0_0_0_1px_var(--color-control)] product:not-group-has-[[data-referral]]/source:[&_button]:hover:bg-blue-50';

/**
 * The hero answers first who sent the visitor, until when that is stored and what for; next to it is the button that
 * removes it.
 */
export async function AttributionHero() {
  const [all, t, locale] = await Promise.all([
    getTranslations(),
    getTranslations('attribution'),
    getLocale(),
  ]);
  const messages = group(all, 'attribution.card');
  const { promoter: days, channel: channelDays } = rememberedDays;
  return (
    <section className="bg-mist pt-6 pb-12 text-text-2 md:pt-10 md:pb-16">
      <div className="wrap">
        <PageCrumbs path="/attribution" tone="light" />
        <div className="group/source product:group/source product:lg:gap-x-20 mt-4 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <div>
            <h1 className="text-h1 text-text">{t('hero.title')}</h1>
            <p className="mt-4 max-w-[34em] text-lead">{t('hero.lead', { days, channelDays })}</p>
          </div>
          <div
            role="group"
            aria-label={messages.label}
            className="product:min-h-[280px] product:lg:row-start-1 product:lg:min-h-[320px] flex min-w-0 flex-col justify-center rounded-lg bg-paper p-6 shadow-2 ring-1 ring-line md:p-9 lg:col-start-2 lg:row-span-2 lg:self-start"
          >
            <SourceCard
              messages={messages}
              locale={locale}
              registerHref={pagePath(locale, '/register')}
            >
              <p>{messages.waiting}</p>
              <noscript>
                <p className="mt-3">{t('card.noscript', { days, channelDays })}</p>
              </noscript>
            </SourceCard>
          </div>
          <div className={quietWithoutReferral}>
            {/* The handler redirects to this element where no script ran. */}
            <p
              id="removed"
              className="product:scroll-mt-24 product:target:block mb-6 hidden rounded-md bg-ok-bg px-5 py-4 font-bold text-ok"
            >
              {t('remove.doneWithout')}
            </p>
            <RemoveRecords messages={group(all, 'attribution.remove')} locale={locale} />
          </div>
        </div>
      </div>
    </section>
  );
}

const sides = [
  {
    side: 'yes',
    items: ['yes.items.count', 'yes.items.reward', 'yes.items.phone'],
    ground: 'bg-blue-50 text-text',
    icon: 'check',
    mark: 'text-blue-600',
  },
  {
    side: 'no',
    items: ['no.items.stores', 'no.items.passwords', 'no.items.orders'],
    ground: 'ground-ink text-on-ink',
    icon: 'lock',
    mark: 'text-blue-400',
  },
] as const;
const rules = [
  ['last.term', 'last.text'],
  // The trial's link carries the promoter if a trial site is configured (D9).
  ['use.term', site.webTrialUrl ? 'use.withTrial' : 'use.text'],
] as const;

/** What the visitor's promoter gets to see, and the rules of the record (A3, A5–A7). */
export function PromoterView() {
  const t = useTranslations('attribution.seen');
  const ruleMessages = useTranslations('attribution.rules');
  return (
    <Section labelledBy="seen-title" hasPadding={false} className="py-12 md:py-18">
      <div className="wrap">
        <h2 id="seen-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div className="mt-7 grid overflow-hidden rounded-lg md:grid-cols-2">
          {sides.map(({ side, items, ground, icon, mark }) => (
            <div key={side} className={`p-6 md:p-10 ${ground}`}>
              <h3 className="text-sm font-normal opacity-80">{t(`${side}.title`)}</h3>
              <ul className="mt-3 grid gap-3 text-h3 font-bold">
                {items.map((item) => (
                  <li key={item} className="flex items-start gap-3">
                    <Icon
                      name={icon}
                      size={24}
                      className={`product:mt-[0.12em] flex-none ${mark}`}
                    />
                    {t(item)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <dl className="mt-10 grid gap-x-14 gap-y-6 md:grid-cols-2">
          {rules.map(([term, text]) => (
            <div key={term} className="border-t border-line-2 pt-4">
              <dt className="text-[1.125rem] font-bold text-text">{ruleMessages(term)}</dt>
              <dd className="mt-1">{ruleMessages(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/**
 * The current records in this browser, by kind; the list is folded for visitors who want to look it up. The privacy
 * agreement says what each is for.
 */
export function StoredTable() {
  const t = useTranslations('attribution.table');
  return (
    <div className="wrap pb-14 text-text-2 md:pb-18">
      <details className="group product:group border-y border-line-2">
        <summary className="grid min-h-16 cursor-pointer grid-cols-[1fr_auto] content-center items-center gap-x-4 py-3 text-text hover:text-blue-700">
          <b id="stored-title" className="text-[1.125rem]">
            {t('title')}
          </b>
          <Icon name="chevron-down" size={22} className="text-blue-600 group-open:rotate-180" />
        </summary>
        <SiteLink page="/protocol/privacyservice" suffix="#cookies">
          {t('privacy')}
        </SiteLink>
        <table aria-labelledby="stored-title" className="mb-6 w-full table-fixed text-left">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('head.name')}</th>
              <th scope="col">{t('head.value')}</th>
            </tr>
          </thead>
          {storedGroups.map((group) => (
            <tbody key={group}>
              <tr className="border-b-2 border-text">
                <th
                  scope="rowgroup"
                  colSpan={2}
                  className="pt-7 pb-2 text-[1.125rem] text-blue-700"
                >
                  {t(`groups.${group}`)}
                </th>
              </tr>
              {storedItems
                .filter((item) => item.group === group)
                .map((item) => (
                  <Row key={item.name} item={item} />
                ))}
            </tbody>
          ))}
        </table>
      </details>
    </div>
  );
}

function Row({ item: { name, group, sealed } }: { item: StoredItem }) {
  const t = useTranslations('attribution.table');
  const messages = { empty: t('empty'), blocked: t('blocked'), more: String(t.raw('more')) };
  return (
    <tr className="border-b border-line-2 align-top text-[0.9375rem]">
      <th scope="row" className="py-3 pr-5 font-mono wrap-anywhere text-text">
        {name}
      </th>
      <td className="py-3">
        {sealed ? (
          <span className="text-text-3">{t('sealed')}</span>
        ) : (
          <StoredValue name={name} group={group} messages={messages} />
        )}
      </td>
    </tr>
  );
}
