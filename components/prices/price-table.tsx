import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { Badge } from '@/components/ui/badge';
import { offers } from '@/lib/site';
import { getPublicConfig } from '@/lib/upstream/site-content';
import type { Price } from '@superbrowser/contract/records/prices';

/** The table of prices while the operator publishes any; nothing otherwise. */
export async function PublishedPrices() {
  const { prices } = await getPublicConfig();
  return prices ? <PriceTable prices={prices} /> : null;
}

const cell = 'py-4 pr-4 align-top';

/** Sums and names in the language of the page. */
function usePriceMessages() {
  const t = useTranslations('userService.prices');
  const locale = useLocale();
  const language = locale === 'zh-CN' ? ('zh' as const) : ('en' as const);
  const sum = (amount: number) =>
    t('sum', {
      amount: new Intl.NumberFormat(locale, {
        minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
        maximumFractionDigits: 2,
      }).format(amount),
    });
  return {
    t,
    sum,
    language,
    nameOf: ({ name }: Price) => name[language],
    priceOf: ({ amount, period }: Price) => t(`period.${period}`, { sum: sum(amount) }),
  };
}

/** What is published, a price a line, and what a newcomer pays of it. */
export function PriceTable({ prices }: { prices: readonly Price[] }) {
  const { t, language, nameOf, priceOf } = usePriceMessages();
  const examples = examplesOf(prices);
  const isCounted = prices.some(({ unit }) => unit);
  return (
    <Section tone="mist" id="prices" labelledBy="prices-title" title={t('title')} lead={t('lead')}>
      {prices.some(({ sample }) => sample) && (
        <p className="mb-4">
          <Badge tone="soft">{t('sample')}</Badge>
        </p>
      )}
      <table className="w-full border-collapse text-left text-text">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr className="border-b-2 border-text">
            <th scope="col" className={cell}>
              {t('columns.name')}
            </th>
            {isCounted && (
              <th scope="col" className={cell}>
                {t('columns.unit')}
              </th>
            )}
            <th scope="col" className={cell}>
              {t('columns.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <tr
              key={[price.name.zh, price.period, price.unit].join()}
              className="border-b border-line-2"
            >
              <th scope="row" className={`${cell} font-normal wrap-anywhere`}>
                {nameOf(price)}
                {price.includes && (
                  <span className="block text-sm text-text-3">{price.includes[language]}</span>
                )}
              </th>
              {isCounted && <td className={cell}>{price.unit && t(`units.${price.unit}`)}</td>}
              <td className={`${cell} font-bold`}>{priceOf(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {examples && <WorkedOut {...examples} />}
    </Section>
  );
}

/** The gift of newcomers on the prices above. */
function WorkedOut({ coupon, ip }: Examples) {
  const { t, sum, nameOf, priceOf } = usePriceMessages();
  const off = sum(offers.newUserCoupon);
  const { price, pay } = coupon;
  return (
    <div className="mt-8 max-w-[46em]">
      <h3 className="text-h3 text-text">{t('example.title')}</h3>
      <p className="mt-2">
        {pay > 0
          ? t('example.coupon', {
              name: nameOf(price),
              price: priceOf(price),
              sum: sum(price.amount),
              off,
              pay: sum(pay),
            })
          : t('example.covered', { name: nameOf(price), price: priceOf(price), off })}
      </p>
      {ip && (
        <p className="mt-2">
          {t('example.ip', {
            name: nameOf(ip.price),
            sum: sum(ip.price.amount),
            pay: sum(ip.pay),
          })}
        </p>
      )}
      <p className="mt-2 text-sm text-text-3">{t('example.note')}</p>
    </div>
  );
}

/** Sums are counted in fen: 0.1 and 0.2 are not 0.3 otherwise. */
const fen = (yuan: number) => Math.round(yuan * 100);

/** What is left of a price after the coupon; never below nothing. */
export const afterCoupon = (amount: number): number =>
  Math.max(0, fen(amount) - fen(offers.newUserCoupon)) / 100;

/** The first month of an IP, at its share of the price; half a fen counts as one. */
export const firstMonth = (amount: number): number =>
  Math.round(fen(amount) * offers.firstMonthIpDiscount) / 100;

interface Example {
  readonly price: Price;
  readonly pay: number;
}

interface Examples {
  /** The first price, paid with the coupon. */
  readonly coupon: Example;
  /** The first price of an IP by the month; null without one. */
  readonly ip: Example | null;
}

/** @returns null without a price */
export function examplesOf(prices: readonly Price[]): Examples | null {
  const [first] = prices;
  if (!first) return null;
  const ip = prices.find(({ unit, period }) => unit === 'ip' && period === 'month');
  return {
    coupon: { price: first, pay: afterCoupon(first.amount) },
    ip: ip ? { price: ip, pay: firstMonth(ip.amount) } : null,
  };
}
