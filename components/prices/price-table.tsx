import { useLocale, useTranslations } from 'next-intl';
import type { Price } from '@superbrowser/contract/content/prices';
import { Section } from '@/components/sections/section';
import { Badge } from '@/components/ui/badge';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/core/i18n/paths';
import { officialOffers } from '@/lib/offers/official-offers';
import { getPublicConfig } from '@/lib/site-content/public-config';
import { priceExamplesOf, firstMonthSaving } from '@/lib/offers/price-examples';

/** The table of prices if staff published any; it renders nothing otherwise. */
export async function PublishedPrices() {
  const { prices } = await getPublicConfig();
  return prices ? <PriceTable prices={prices} /> : null;
}

/** Formats sums and names in the language of the page. */
function usePriceFormatter() {
  const t = useTranslations('prices');
  const locale = useLocale();
  const language = locale === 'zh-CN' ? ('zh' as const) : ('en' as const);
  const formatSum = (amount: number) =>
    t('sum', {
      amount: new Intl.NumberFormat(locale, {
        minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
        maximumFractionDigits: 2,
      }).format(amount),
    });
  return {
    t,
    formatSum,
    locale,
    language,
    nameOf: ({ name }: Price) => name[language],
    priceOf: ({ amount, period }: Price) => t(`period.${period}`, { sum: formatSum(amount) }),
  };
}

const periods = ['month', 'year'] as const;

/** What a row of the table is about: a plan or an IP, for all periods it can be paid for. */
const rowKey = ({ name, unit, includes }: Price) => [name.zh, unit, includes?.zh].join();

/** The prices grouped into rows by subject, in the order of each subject's first price. */
function rowsOf(prices: readonly Price[]): (readonly [Price, ...Price[]])[] {
  const rows = new Map<string, [Price, ...Price[]]>();
  for (const price of prices) {
    const row = rows.get(rowKey(price));
    if (row) row.push(price);
    else rows.set(rowKey(price), [price]);
  }
  return [...rows.values()];
}

/** The published prices: one row for each plan or IP, with its prices by period. */
export function PriceTable({ prices }: { prices: readonly Price[] }) {
  const { t, formatSum, language, locale, nameOf } = usePriceFormatter();
  const shownPeriods = periods.filter((period) => prices.some((price) => price.period === period));
  const amountStyles = 'py-4 pl-5 text-right align-top font-num whitespace-nowrap';
  return (
    <Section
      tone="mist"
      id="prices"
      labelledBy="price-table-title"
      title={t('title')}
      lead={
        <>
          {prices.some(({ sample }) => sample) && (
            <Badge tone="soft" className="mr-2">
              {t('sample')}
            </Badge>
          )}
          {t('lead')} <TextLink href={pagePath(locale, '/feedback')}>{t('more')}</TextLink>
        </>
      }
    >
      <table className="w-full border-collapse text-left text-text">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr className="border-b-2 border-text">
            <th scope="col" className="py-4">
              {t('columns.name')}
            </th>
            {shownPeriods.map((period) => (
              <th key={period} scope="col" className={amountStyles}>
                {t(`columns.${period}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(prices).map((row) => {
            const [{ unit, includes }] = row;
            return (
              <tr key={rowKey(row[0])} className="border-b border-line-2">
                <th scope="row" className="py-4 font-normal wrap-anywhere">
                  {nameOf(row[0])}
                  {(unit ?? includes) && (
                    <span className="block text-sm text-text-3">
                      {[includes?.[language], unit && t(`units.${unit}`)]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  )}
                </th>
                {shownPeriods.map((period) => {
                  const price = row.find((candidate) => candidate.period === period);
                  return (
                    <td key={period} className={`${amountStyles} font-bold`}>
                      {price ? formatSum(price.amount) : '–'}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}

/**
 * The price of the first plan and of the first overseas IP for a newcomer, as two bills; it renders nothing without a
 * price.
 */
export function NewcomerBill({ prices }: { prices: readonly Price[] }) {
  const { t, formatSum, nameOf, priceOf } = usePriceFormatter();
  const examples = priceExamplesOf(prices);
  if (!examples) return null;
  const { coupon, ip } = examples;
  return (
    <section
      aria-labelledby="newcomer-bill-title"
      className="rounded-xl bg-paper px-6 py-6 text-text shadow-2 md:px-9 md:py-8"
    >
      <h2 id="newcomer-bill-title" className="flex flex-wrap items-center gap-3 text-h3">
        {t('bill.title')}
        {prices.some(({ sample }) => sample) && <Badge tone="soft">{t('sample')}</Badge>}
      </h2>
      <Bill
        name={nameOf(coupon.price)}
        price={priceOf(coupon.price)}
        reductionLabel={t('bill.coupon')}
        reduction={formatSum(Math.min(officialOffers.newUserCoupon, coupon.price.amount))}
        amountToPay={formatSum(coupon.amountDue)}
      />
      {ip && (
        <Bill
          name={nameOf(ip.price)}
          price={priceOf(ip.price)}
          reductionLabel={t('bill.half')}
          reduction={formatSum(firstMonthSaving(ip))}
          amountToPay={formatSum(ip.amountDue)}
        />
      )}
      <p className="mt-4 text-sm text-text-3">{t('bill.note')}</p>
    </section>
  );
}

interface BillProps {
  name: string;
  price: string;
  /** What reduces the price: a coupon, a discount. */
  reductionLabel: string;
  reduction: string;
  amountToPay: string;
}

function Bill({ name, price, reductionLabel, reduction, amountToPay }: BillProps) {
  const t = useTranslations('prices.bill');
  const lineStyles = 'flex justify-between gap-6 py-2';
  return (
    <dl className="mt-4 border-t-2 border-text pt-2">
      <div className={lineStyles}>
        <dt className="wrap-anywhere">{name}</dt>
        <dd className="flex-none font-num">{price}</dd>
      </div>
      <div className={`${lineStyles} text-text-2`}>
        <dt>{reductionLabel}</dt>
        <dd className="flex-none font-num">−{reduction}</dd>
      </div>
      <div className={`${lineStyles} border-t border-dashed border-line-2 font-bold`}>
        <dt>{t('pay')}</dt>
        <dd className="flex-none font-num text-[1.25rem]">{amountToPay}</dd>
      </div>
    </dl>
  );
}
