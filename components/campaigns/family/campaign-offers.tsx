import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { Coupon } from './coupon';
import { getOfferWords } from './offer-words';
import type { CampaignView } from './view';

/** Coupons and what each of them is for; grey once the campaign is over. */
export async function CampaignOffers({ view: { text, offers, state } }: { view: CampaignView }) {
  const wordsOf = await getOfferWords();
  return (
    <Section labelledBy="offers-title">
      <div className="wrap">
        <SectionHead id="offers-title" title={text.offersTitle} lead={text.offersLead} />
        <ul
          className={cn(
            'grid gap-6',
            offers.length > 2 ? 'lg:grid-cols-3' : offers.length === 2 && 'lg:grid-cols-2',
          )}
        >
          {offers.map((offer) => (
            <Coupon
              key={`${offer.kind}-${offer.value}`}
              words={wordsOf(offer)}
              over={state === 'ended'}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}
