import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import type { Offer } from '@/lib/offers/offers';

/** Amount of an example order; the coupon is the campaign's own. */
const orderAmount = 99;

/** Whether an offer is subtracted from the order; a share of a price is not. */
const isTakenOff = ({ kind, value, threshold }: Offer) =>
  kind !== 'first_month_ip' && value > 0 && value < orderAmount && threshold <= orderAmount;

/** An order paid with the campaign's first coupon, as a bill marked as an example. */
export async function ExampleOrderVisual({ offers }: { offers: readonly Offer[] }) {
  const t = await getTranslations('campaign.order');
  const coupon = offers.find(isTakenOff);
  if (!coupon) return null;
  const amountToPay = orderAmount - coupon.value;
  const rows = [
    { label: t('order'), sum: t('sum', { value: orderAmount }) },
    { label: t('coupon'), sum: t('off', { value: coupon.value }), isDiscount: true },
  ];
  return (
    <div className="rounded-xl bg-paper p-6 text-text shadow-window md:p-10">
      <p className="flex items-center justify-between gap-4 text-h3 font-bold">
        {t('title', { value: coupon.value })}
        <Badge tone="soft">{t('example')}</Badge>
      </p>
      <ul className="mt-5 border-t-2 border-text md:mt-7">
        {rows.map(({ label, sum, isDiscount }) => (
          <li
            key={label}
            className="flex items-baseline justify-between gap-4 border-b border-line-2 py-3.5 md:text-lead"
          >
            <span className="text-text-2">{label}</span>
            <b className={`font-num whitespace-nowrap ${isDiscount ? 'text-warm-text' : ''}`}>
              {sum}
            </b>
          </li>
        ))}
      </ul>
      <p className="mt-5 flex items-baseline justify-between gap-4">
        <b className="md:text-lead">{t('pay')}</b>
        <b className="campaigns:md:text-[3.5rem] font-num text-[2.5rem] leading-none tracking-[-0.03em] text-blue-700">
          {t('sum', { value: amountToPay })}
        </b>
      </p>
      <p className="campaigns:md:h-5 mt-5 flex h-4 gap-1">
        <span className="flex-1 rounded-l-sm bg-blue-600" />
        <span
          style={{ width: `${(coupon.value / orderAmount) * 100}%` }}
          className="rounded-r-sm bg-warm-500"
        />
      </p>
      <p className="mt-5 text-sm text-text-3">{t('note')}</p>
    </div>
  );
}
