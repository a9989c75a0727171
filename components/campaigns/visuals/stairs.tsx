import { getTranslations } from 'next-intl/server';
import type { OfferLine } from '@/lib/content/campaigns/types';
import { getOfferWords } from '../family/offer-words';

const sources = ['coupon', 'button_coupon', 'coupon_pack', 'invite_reward'] as const;

/** What the longest bar stands for: an order of any size, so no price is told. */
const scale = 240;

/** One order, paid with each coupon in turn: what remains to pay, and what the coupon takes off. */
export async function Stairs({ offers }: { offers: readonly OfferLine[] }) {
  const [t, wordsOf] = await Promise.all([getTranslations('campaign.order'), getOfferWords()]);

  return (
    <div className="rounded-xl bg-white/6 p-5 ring-1 ring-ink-line md:p-9">
      <p className="flex justify-between gap-4 text-sm text-on-ink-2">
        <span>{t('pay')}</span>
        <span className="text-warm-300">{t('coupon')}</span>
      </p>
      <ul className="mt-3 grid gap-6 md:gap-7">
        {offers.map((offer) => {
          const { kind } = offer;
          // Half a price is no sum to take off.
          if (kind === 'first_month_ip') return null;
          const { figure, unit, name } = wordsOf(offer);
          const source = sources.find((one) => one === kind);
          const share = `${Math.min(60, (offer.value / scale) * 100)}%`;
          return (
            <li key={`${kind}-${offer.value}`}>
              <span className="block font-bold text-on-ink">
                {source ? t(`from.${source}`) : name}
              </span>
              <span className="mt-2 flex h-16 gap-1 font-num leading-none font-bold md:h-18">
                <span className="flex min-w-0 flex-1 items-center rounded-l-md bg-blue-600 px-4 text-[18px] text-white md:text-[22px]">
                  {t('rest', { value: offer.value })}
                </span>
                <span
                  style={{ width: share }}
                  className="flex min-w-21 flex-none items-center justify-center rounded-r-md bg-warm-500 text-[24px] text-on-warm md:text-[30px]"
                >
                  {figure}
                  <span className="ml-0.5 text-xs">{unit}</span>
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-6 border-t border-ink-line pt-4 text-sm text-on-ink-2">{t('note')}</p>
    </div>
  );
}
