import { getLocale, getTranslations } from 'next-intl/server';
import { CampaignLink } from '@/components/campaigns/campaign-link';
import { dayRangeText } from '@/lib/campaigns/campaign-day-texts';
import { createOfferFormatter } from '@/components/campaigns/offer-formatter';
import { campaignViewOf } from '@/lib/campaigns/campaign-view';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { DarkHero } from '@/components/sections/dark-hero';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { UprightCoupon } from '@/components/campaigns/upright-coupon';
import { hasNoEnd, isEvergreen, type CampaignState } from '@/lib/campaigns/campaign-period';
import type { Campaign } from '@/lib/campaigns/campaign-types';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Activity } from '@/lib/campaigns/upstream-activities';
import type { Promotion } from '@/lib/campaigns/promotions';

const couponPositions = [
  'campaigns:-rotate-8 campaigns:translate-y-4',
  'z-10 campaigns:rotate-6 campaigns:-translate-y-3',
];

/** The hero: a newcomer's gifts as coupons or, while there are no gifts for newcomers, words about the offers. */
export async function PromotionsHero({ promotions }: { promotions: readonly Promotion[] }) {
  const [t, locale, formatOffer] = await Promise.all([
    getTranslations('promotions.hero'),
    getLocale(),
    createOfferFormatter(),
  ]);
  const gift = promotions.find(({ id }) => id === 'new-user-gift');
  const offers = gift?.activity.offers ?? [];
  const coupon = offers.find(({ kind }) => kind === 'coupon');
  const isGift = coupon && offers.some(({ kind }) => kind === 'first_month_ip');
  return (
    <DarkHero
      crumbs={<PageCrumbs path="/promotions" />}
      title={isGift ? t('gift.title', { coupon: coupon.value }) : t('plain.title')}
      lead={<p>{isGift ? t('gift.lead', { coupon: coupon.value }) : t('plain.lead')}</p>}
      actions={
        <>
          <ButtonLink size="xl" href={pagePath(locale, '/register')}>
            {t('register')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href="#current">
            {t('current')}
          </ButtonLink>
        </>
      }
      picture={
        isGift && (
          <div
            aria-hidden="true"
            className="campaigns:lg:py-10 mx-auto flex max-w-[560px] justify-center px-4 py-8"
          >
            {offers.slice(0, couponPositions.length).map((offer, index) => {
              const { amountText, unit, stub } = formatOffer(offer);
              return (
                <span
                  key={offer.kind}
                  className={cn(
                    'campaigns:drop-shadow-[0_6px_16px_var(--color-ink-950)] relative -mx-1 w-1/2',
                    couponPositions[index],
                  )}
                >
                  <UprightCoupon amountText={amountText} unit={unit} stub={stub} />
                </span>
              );
            })}
          </div>
        )
      }
    />
  );
}

interface CampaignsWithoutOfferProps {
  campaigns: readonly Campaign[];
  activities: readonly Activity[];
  now: number;
}

/** The first cell is wider where the last row of three would otherwise have an empty space. */
const firstSpans = ['', 'campaigns:lg:col-span-3', 'lg:col-span-2'] as const;

const stateOrder: readonly CampaignState[] = ['open', 'upcoming', 'ended'];

/** Campaigns without their own offer today; a campaign that is over keeps what is still useful. */
export async function CampaignsWithoutOffer({
  campaigns,
  activities,
  now,
}: CampaignsWithoutOfferProps) {
  const [t, locale] = await Promise.all([getTranslations('promotions.campaigns'), getLocale()]);
  // "Open" is shown at a campaign only while the list above it is known.
  const isStateShown = (state: CampaignState) => state !== 'open' || activities.length > 0;
  const views = campaigns
    .map((campaign) => campaignViewOf(campaign, activities, now, locale))
    .sort((a, b) => stateOrder.indexOf(a.state) - stateOrder.indexOf(b.state));
  return (
    <Section tone="mist" labelledBy="campaigns-without-offer-title">
      <div className="wrap">
        <h2 id="campaigns-without-offer-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-2 sm:grid-cols-2 md:mt-12 lg:grid-cols-3">
          {views.map(({ campaign, text, period, state }, index) => (
            <CampaignLink
              key={campaign.slug}
              href={pagePath(locale, campaign.path)}
              label={
                isEvergreen(campaign.path, period)
                  ? t('guide')
                  : [
                      isStateShown(state) && t(`state.${state}`),
                      hasNoEnd(period) ? t('always') : dayRangeText(period, locale),
                    ]
                      .filter(Boolean)
                      .join(' · ')
              }
              title={text.name}
              text={text.summary}
              className={index === 0 ? firstSpans[views.length % 3] : undefined}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}
