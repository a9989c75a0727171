import { useLocale, useTranslations } from 'next-intl';
import { storeIds } from '@/lib/demo/store-ids';
import { StoreTile } from '@/components/mockups/store-tile';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { PlainLink } from '@/components/ui/plain-link';
import { PageTextLink } from '@/components/sections/page-text-link';
import { rememberedDays } from '@/lib/attribution/remembered-days';
import { pagePath } from '@/lib/core/i18n/paths';
import { officialNumbers } from '@/lib/site';
import { officialOffers } from '@/lib/offers/official-offers';

const sellingPoints = [
  { key: 'marketplaces', value: officialNumbers.marketplaces, source: 'official', tone: 'blue' },
  { key: 'countries', value: officialNumbers.countries, source: 'official', tone: 'blue' },
  { key: 'coupon', value: officialOffers.newUserCoupon, source: 'offer', tone: 'soft' },
  { key: 'days', value: rememberedDays.promoter, source: 'rule', tone: 'idle' },
] as const;

/** Figures a partner can tell a customer, with their source. */
export function SellingPoints() {
  const t = useTranslations('partners.sellingPoints');
  return (
    <Section labelledBy="selling-points-title">
      <div className="wrap grid gap-9 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div className="partners:lg:top-10 lg:sticky lg:self-start">
          <h2 id="selling-points-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[28em]">{t('lead')}</p>
        </div>
        <ul className="grid grid-cols-2 gap-x-5 border-b border-line-2 md:gap-x-14">
          {sellingPoints.map(({ key, value, source, tone }) => {
            // The message is "38|元" or "¥38".
            const [figure, unit] = t(`items.${key}.figure`, { value }).split('|');
            return (
              <li
                key={key}
                className="grid content-start gap-y-3 border-t border-line-2 py-6 md:py-7"
              >
                <p className="flex items-baseline text-text">
                  <span className="font-num text-[2.75rem] leading-[0.9] font-bold tracking-[-0.04em] md:text-[4rem]">
                    {figure}
                  </span>
                  {unit && (
                    <span className="ml-1.5 text-[1.25rem] font-bold md:text-[1.5rem]">{unit}</span>
                  )}
                </p>
                <div>
                  <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-h3 text-text">
                    {t(`items.${key}.name`)}
                    <Badge tone={tone}>{t(source)}</Badge>
                  </h3>
                  <p className="mt-2 max-w-[34em]">{t(`items.${key}.text`)}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}

const partnerRows = ['setup', 'agency', 'training', 'logistics', 'software'] as const;
const cellStyles = 'block md:table-cell md:py-6 md:pr-8 partners:md:align-top';
const labelStyles =
  'partners:max-md:before:mr-2 partners:max-md:before:text-sm partners:max-md:before:font-normal partners:max-md:before:text-text-3 partners:max-md:before:content-[attr(data-label)] partners:en:max-md:before:block';

/** What a partner does already, what problems customers have, and what to offer then. */
export function PartnerFit() {
  const t = useTranslations('partners.fit');
  const locale = useLocale();
  return (
    <Section tone="mist" labelledBy="partner-fit-title" title={t('title')} lead={t('lead')}>
      <PhoneFold label={t('caption')}>
        <table className="block w-full text-left md:table">
          <caption className="sr-only">{t('caption')}</caption>
          <thead className="max-md:sr-only">
            <tr className="border-b-2 border-text text-sm text-text-3">
              <th scope="col" className="partners:w-[30%] pb-3 font-normal">
                {t('now')}
              </th>
              <th scope="col" className="pb-3 font-normal">
                {t('need')}
              </th>
              <th scope="col" className="partners:w-[31%] pb-3 font-normal">
                {t('bring')}
              </th>
            </tr>
          </thead>
          <tbody className="block md:table-row-group">
            {partnerRows.map((row) => (
              <tr key={row} className="block border-b border-line-2 py-5 md:table-row">
                <th
                  scope="row"
                  className={`${cellStyles} partners:max-md:pb-1.5 partners:md:max-lg:text-[1.0625rem] text-[1.25rem] leading-snug text-balance text-text`}
                >
                  {t(`rows.${row}.now`)}
                </th>
                <td className={`${cellStyles} ${labelStyles}`} data-label={t('need')}>
                  {t(`rows.${row}.need`)}
                </td>
                <td
                  className={`${cellStyles} ${labelStyles} font-bold text-text md:pr-0`}
                  data-label={t('bring')}
                >
                  {t(`rows.${row}.bring`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </PhoneFold>
      <p className="mt-6 text-[0.9375rem]">
        {t('not')}{' '}
        <PlainLink
          href={pagePath(locale, '/activity/invite-refund')}
          className="inline-flex min-h-11 items-center font-bold text-blue-700 underline underline-offset-4"
        >
          {t('invite')}
        </PlainLink>
      </p>
    </Section>
  );
}

const stations = ['link', 'browser', 'file', 'signUp'] as const;
const codeRules = ['last', 'form', 'channel', 'limits'] as const;

/** The code's way from link to registration, and its rules (A2, A5, A7, D2). */
export function CodeLifecycle() {
  const t = useTranslations('partners.codeLifecycle');
  const { promoter: days, channel: channelDays } = rememberedDays;
  return (
    <Section id="record" tone="ink" labelledBy="code-lifecycle-title" className="scroll-mt-4">
      <div className="wrap">
        <div className="grid gap-4 lg:grid-cols-[5fr_6fr] lg:items-end">
          <h2 id="code-lifecycle-title" className="text-h2 text-on-ink">
            <Phrases text={t('title')} />
          </h2>
          <p className="max-w-[34em] lg:justify-self-end">{t('lead')}</p>
        </div>
        <ol className="mt-10 grid md:mt-16 lg:grid-cols-4">
          {stations.map((station) => (
            <li
              key={station}
              className="partners:before:size-6 partners:before:rounded-full partners:before:border-[6px] partners:before:border-blue-600 partners:before:bg-white partners:max-lg:border-l-4 partners:max-lg:border-blue-600 partners:max-lg:pb-9 partners:max-lg:pl-7 partners:max-lg:before:top-0 partners:max-lg:before:-left-3.5 partners:max-lg:last:border-transparent partners:max-lg:last:pb-0 partners:lg:border-t-4 partners:lg:border-blue-600 partners:lg:pr-8 partners:lg:before:-top-3.5 partners:lg:before:left-0 relative before:absolute lg:pt-9"
            >
              <h3 className="text-h3 text-on-ink">{t(`stations.${station}.name`)}</h3>
              <p className="mt-3 inline-block rounded-[10px] bg-white/10 px-3.5 py-2 font-mono text-[0.9375rem] leading-snug text-white ring-1 ring-ink-line ring-inset">
                {t(`stations.${station}.art`, { days })}
              </p>
              <p className="mt-3 max-w-[34em] text-[0.9375rem]">
                {t(`stations.${station}.text`, { days })}
              </p>
            </li>
          ))}
        </ol>
        <h3 className="partners:md:mt-18 border-b border-ink-line pb-4 text-[1.125rem] text-on-ink max-md:hidden">
          {t('rules.title')}
        </h3>
        <PhoneFold label={t('rules.title')} className="partners:max-md:mt-9">
          <dl className="grid gap-x-14 lg:grid-cols-2">
            {codeRules.map((rule) => (
              <div
                key={rule}
                className="grid gap-x-6 gap-y-1 border-b border-ink-line py-4 md:grid-cols-[8em_1fr]"
              >
                <dt className="text-on-ink">{t(`rules.${rule}.term`)}</dt>
                <dd className="text-[0.9375rem] text-pretty">
                  {t(`rules.${rule}.text`, { channelDays })}
                </dd>
              </div>
            ))}
          </dl>
        </PhoneFold>
        <p className="mt-5 flex flex-wrap gap-x-8">
          <PageTextLink tone="ink" path="/partners/links">
            {t('tool')}
          </PageTextLink>
          <PageTextLink tone="ink" path="/partners/figures">
            {t('figures')}
          </PageTextLink>
        </p>
      </div>
    </Section>
  );
}

/** How many of the eight stores a level opens in the drawing, and its step of the stairs. */
const teamRoles = [
  { key: 'owner', storeCount: 8, width: 'w-full', tone: 'bg-blue-600 text-white' },
  { key: 'manager', storeCount: 5, width: 'partners:w-5/8', tone: 'bg-blue-200 text-text' },
  { key: 'employee', storeCount: 2, width: 'partners:w-1/4', tone: 'bg-blue-100 text-text' },
] as const;

/** Owner, manager, employee as stairs; each is as wide as the stores it opens. */
export function MemberLevels() {
  const t = useTranslations('partners.levels');
  return (
    <Section labelledBy="member-levels-title">
      <div className="wrap">
        <div className="grid gap-4 lg:grid-cols-[5fr_6fr] lg:items-end">
          <h2 id="member-levels-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="max-w-[34em] lg:justify-self-end">{t('lead')}</p>
        </div>
        <PhoneFold label={t('fold')} className="mt-6 md:mt-14" isOpen>
          <ul className="grid gap-8 md:gap-6">
            {teamRoles.map(({ key, storeCount, width, tone }) => (
              <li
                key={key}
                className="grid gap-x-14 gap-y-3 lg:grid-cols-[7fr_5fr] lg:items-center"
              >
                <div className="lg:order-last">
                  <h3 className="text-h3 text-text">{t(`${key}.name`)}</h3>
                  <p className="mt-1 max-w-[34em]">{t(`${key}.text`)}</p>
                </div>
                <div
                  role="img"
                  aria-label={t('sees', { count: storeCount })}
                  className="partners:md:h-24 relative grid h-18 grid-cols-8 items-center justify-items-center"
                >
                  <span className={cn('absolute inset-y-0 left-0 rounded-lg', width, tone)} />
                  {storeIds.map((store, index) => (
                    <StoreTile
                      key={store}
                      store={store}
                      isEmpty={index >= storeCount}
                      size="row"
                      className="partners:md:size-12! partners:md:text-base! relative"
                    />
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </PhoneFold>
        <p className="mt-5 md:mt-9 md:border-t md:border-line-2 md:pt-5">{t('note')}</p>
      </div>
    </Section>
  );
}
