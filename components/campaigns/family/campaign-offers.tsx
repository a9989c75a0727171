import { getLocale, getTranslations } from 'next-intl/server';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';
import { TextLink } from '@/components/ui/text-link';
import { Coupon } from './coupon';
import { getOfferWords } from './offer-words';
import type { CampaignView } from './view';

/** Coupons and whom each of them is for. */
export async function CampaignOffers({ view }: { view: CampaignView }) {
  const { text, offers, hasLabelSums } = view;
  const [t, locale, wordsOf] = await Promise.all([
    getTranslations('campaign.offers'),
    getLocale(),
    getOfferWords(),
  ]);
  const columns = offers.length > 2 ? 'lg:grid-cols-3' : offers.length === 2 && 'lg:grid-cols-2';
  return (
    <Section labelledBy="offers-title">
      <div className="wrap">
        <SectionHead id="offers-title" title={text.offersTitle} lead={text.offersLead} />
        {offers.length > 0 && (
          <ul className={`grid gap-4 sm:gap-6 ${columns || ''}`}>
            {offers.map((offer) => (
              <Coupon key={`${offer.kind}-${offer.value}`} words={wordsOf(offer)} />
            ))}
          </ul>
        )}
        {hasLabelSums && (
          <TextLink page="/promotions" suffix="#current" className="mt-4">
            {t('label')}
          </TextLink>
        )}
      </div>
    </Section>
  );
}
