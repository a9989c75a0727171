import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';
import { Coupon } from './coupon';
import { getOfferWords } from './offer-words';
import type { CampaignView } from './view';

/** Coupons and whom each of them is for. */
export async function CampaignOffers({ view: { text, offers } }: { view: CampaignView }) {
  const wordsOf = await getOfferWords();
  const columns = offers.length > 2 ? 'lg:grid-cols-3' : offers.length === 2 && 'lg:grid-cols-2';
  return (
    <Section labelledBy="offers-title">
      <div className="wrap">
        <SectionHead id="offers-title" title={text.offersTitle} lead={text.offersLead} />
        <ul className={`grid gap-4 sm:gap-6 ${columns || ''}`}>
          {offers.map((offer) => (
            <Coupon key={`${offer.kind}-${offer.value}`} words={wordsOf(offer)} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
