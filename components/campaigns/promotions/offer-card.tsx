import { getTranslations } from 'next-intl/server';
import type { Offer } from '@/lib/upstream/activities';
import { isKnownKind, type OfferWords } from '../family/offer-words';

const rows = ['who', 'how', 'not'] as const;

/** An offer as a large coupon: what one gets, who, how, and what is not part of it. */
export async function OfferCard({ offer, words }: { offer: Offer; words: OfferWords }) {
  const t = await getTranslations('promotions.current');
  const { kind, value } = offer;
  return (
    <li className="grid overflow-hidden rounded-xl bg-warm-100 md:grid-cols-[200px_1fr]">
      <span
        aria-hidden="true"
        className="flex items-baseline justify-center gap-2 border-dashed border-on-warm/35 bg-warm-500 p-6 text-on-warm max-md:border-b-2 md:grid md:content-center md:justify-items-center md:border-r-2"
      >
        <span className="font-num text-[56px] leading-none font-bold tracking-[-0.04em] whitespace-nowrap md:text-[64px] en:md:text-[54px]">
          {words.figure}
          {words.unit && <span className="ml-1 text-base tracking-normal">{words.unit}</span>}
        </span>
        <span className="font-bold">{words.stub}</span>
      </span>
      <div className="p-6 md:px-9 md:py-7">
        <h4 lang={words.foreign ? 'zh-CN' : undefined} className="text-h3 font-bold text-text">
          {words.name}
        </h4>
        {isKnownKind(kind) && (
          <dl className="mt-3 grid gap-y-1.5">
            {rows.map((row) => (
              <div key={row} className="grid grid-cols-[4em_1fr] gap-2">
                <dt className="text-warm-text">{t(`rows.${row}`)}</dt>
                <dd className="text-text">{t(`offers.${kind}.${row}`, { value })}</dd>
              </div>
            ))}
          </dl>
        )}
        {(kind !== 'first_month_ip' || offer.threshold > 0) && (
          <p className="mt-3 text-sm">{words.least}</p>
        )}
      </div>
    </li>
  );
}
