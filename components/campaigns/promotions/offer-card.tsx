import { getTranslations } from 'next-intl/server';
import { cn } from '@/components/ui/cn';
import { isKnownKind } from '@/lib/content/campaigns';
import type { Offer } from '@/lib/upstream/promotions';
import { perforated, stub, stubbed } from '../family/coupon';
import type { OfferWords } from '../family/offer-words';

const rows = ['who', 'how', 'not'] as const;

/** An offer as a large coupon: what one gets, who, how, and what is not part of it. */
export async function OfferCard({ offer, words }: { offer: Offer; words: OfferWords }) {
  const t = await getTranslations('promotions.current');
  const { kind, value } = offer;
  return (
    <li className={cn(stubbed, 'sm:[--stub:140px] md:[--stub:200px]', perforated)}>
      <span aria-hidden="true" className={stub}>
        <span className="font-num text-[44px] tracking-[-0.04em] whitespace-nowrap md:text-[64px] en:md:text-[58px]">
          {words.figure}
          {words.unit && (
            <span className="ml-1 text-sm tracking-normal md:text-base">{words.unit}</span>
          )}
        </span>
        <span className="text-base sm:text-sm md:text-base">{words.stub}</span>
      </span>
      <div className="p-5 md:px-9 md:py-7">
        <h4 lang={words.foreign ? 'zh-CN' : undefined} className="text-h3 font-bold text-text">
          {words.name}
        </h4>
        {isKnownKind(kind) && (
          <dl className="mt-3 grid gap-y-1.5">
            {rows.map((row) => (
              <div key={row} className="grid grid-cols-[4em_1fr] gap-2 en:grid-cols-[3.6em_1fr]">
                <dt className="text-warm-text">{t(`rows.${row}`)}</dt>
                <dd className="text-text">{t(`offers.${kind}.${row}`, { value })}</dd>
              </div>
            ))}
          </dl>
        )}
        {offer.threshold > 0 && <p className="mt-3 text-sm">{words.least}</p>}
      </div>
    </li>
  );
}
