import { getLocale, getTranslations } from 'next-intl/server';
import { CampaignCell } from '@/components/campaigns/campaign-cell';
import { dayRange, hasNoEnd, isGuide } from '@/components/campaigns/days';
import { getOfferMessages } from '@/components/campaigns/offer-messages';
import { campaignViewOf } from '@/components/campaigns/view';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { HeroSplit } from '@/components/sections/hero-split';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { UprightCoupon } from '@/components/campaigns/upright-coupon';
import {
  campaignState,
  campaigns,
  couponsOf,
  activityIds,
  type CampaignState,
  type ActivityId,
} from '@/lib/content/campaigns';
import type { Campaign, ActivityOffer } from '@/lib/content/types';
import { pagePath } from '@/lib/i18n/paths';
import type { PagePath, SitePath } from '@/lib/pages';
import type { Activity } from '@/lib/upstream/activities';

const places = [
  'offers:-rotate-8 offers:translate-y-4',
  'z-10 offers:rotate-6 offers:-translate-y-3',
];

/** The hero: a newcomer's gifts as coupons; while there is none for newcomers, the offers there are. */
export async function PromotionsHero({ list }: { list: readonly Promotion[] }) {
  const [t, locale, messagesOf] = await Promise.all([
    getTranslations('promotions.hero'),
    getLocale(),
    getOfferMessages(),
  ]);
  const gift = list.find(({ id }) => id === 'new-user-gift');
  const offers = gift?.activity.offers ?? [];
  const coupon = offers.find(({ kind }) => kind === 'coupon');
  const isGift = coupon && offers.some(({ kind }) => kind === 'first_month_ip');
  return (
    <HeroSplit
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
            className="offers:lg:py-10 mx-auto flex max-w-[560px] justify-center px-4 py-8"
          >
            {offers.slice(0, places.length).map((offer, index) => {
              const { figure, unit, stub } = messagesOf(offer);
              return (
                <span
                  key={offer.kind}
                  className={cn(
                    'offers:drop-shadow-[0_6px_16px_var(--color-ink-950)] relative -mx-1 w-1/2',
                    places[index],
                  )}
                >
                  <UprightCoupon figure={figure} unit={unit} stub={stub} />
                </span>
              );
            })}
          </div>
        )
      }
    />
  );
}

export interface Promotion {
  readonly id: string;
  /** Set for campaigns that staff wrote in the database; texts of built-in promotions are in the messages. */
  readonly campaign?: Campaign;
  readonly path: SitePath;
  readonly activity: Activity;
}

/** The pages of promotions that are no campaigns. */
const ownPages: Partial<Record<ActivityId, PagePath>> = {
  'new-user-gift': '/register',
  'invite-refund': '/activity/invite-refund',
};

const pageOf = (id: ActivityId): PagePath | undefined =>
  ownPages[id] ?? campaigns.find(({ activityId }) => activityId === id)?.path;

/** A campaign from the database, with the offers an upstream activity would have. */
export interface StaffPromotion {
  readonly campaign: Campaign;
  readonly offers: readonly ActivityOffer[];
}

function promotionOf({ campaign, offers }: StaffPromotion): Promotion {
  const { slug: id, path } = campaign;
  const title = (campaign.text['zh-CN'] ?? campaign.text['en-US'])?.name ?? id;
  const [startAt, endAt] = [new Date(campaign.start), new Date(campaign.end)];
  return { id, campaign, path, activity: { id, title, startAt, endAt, offers } };
}

/**
 * The offers that can be used now: built-in ones in the order of their ids, then those from the database.
 * @param now milliseconds
 */
export function currentPromotions(
  activities: readonly Activity[],
  now: number,
  staff: readonly StaffPromotion[] = [],
): Promotion[] {
  const known = activityIds.flatMap((id) => {
    const activity = activities.find((one) => one.id === id);
    const path = pageOf(id);
    return activity && path ? [{ id, path, activity }] : [];
  });
  return [...known, ...staff.map(promotionOf)].filter(
    ({ activity: { startAt, endAt, offers } }) =>
      offers.length > 0 && campaignState(now, { start: startAt, end: endAt }) === 'open',
  );
}

/**
 * Every offer once, at the first promotion that gives it; promotions without an offer of their own are left out. Sums
 * of the sign-up button's label are not offers: the list explains them once.
 */
export function uniqueOffers(list: readonly Promotion[]): Promotion[] {
  const seen = new Set<string>();
  return list.flatMap((promotion) => {
    const isNew = ({ kind, value, threshold }: ActivityOffer) =>
      seen.size < seen.add(`${kind} ${value} ${threshold}`).size;
    const offers = couponsOf(promotion.activity.offers).filter(isNew);
    return offers.length > 0 ? [{ ...promotion, activity: { ...promotion.activity, offers } }] : [];
  });
}

/** Campaigns that are not in the list of current offers but keep their page; those from the database come first. */
export function archivedCampaigns(
  current: readonly Promotion[],
  staff: readonly StaffPromotion[] = [],
): readonly Campaign[] {
  const shown = new Set<SitePath>(current.map(({ path }) => path));
  const all = [...staff.map(({ campaign }) => campaign), ...campaigns];
  return all.filter(({ path }) => !shown.has(path));
}

interface CampaignArchiveProps {
  campaigns: readonly Campaign[];
  activities: readonly Activity[];
  now: number;
}

/** The first cell is wider where the last row of three would otherwise have an empty space. */
const firstSpans = ['', 'offers:lg:col-span-3', 'lg:col-span-2'] as const;

const order: readonly CampaignState[] = ['open', 'upcoming', 'ended'];

/** Campaigns without their own offer today; those that are over keep what is still useful. */
export async function CampaignArchive({ campaigns, activities, now }: CampaignArchiveProps) {
  const [t, locale] = await Promise.all([getTranslations('promotions.archive'), getLocale()]);
  // "Open" is shown at a campaign only while the list above it is known.
  const isAnnounced = (state: CampaignState) => state !== 'open' || activities.length > 0;
  const views = campaigns
    .map((campaign) => campaignViewOf(campaign, activities, now, locale))
    .sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <Section tone="mist" labelledBy="archive-title">
      <div className="wrap">
        <h2 id="archive-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-2 sm:grid-cols-2 md:mt-12 lg:grid-cols-3">
          {views.map(({ campaign, text, period, state }, index) => (
            <CampaignCell
              key={campaign.slug}
              href={pagePath(locale, campaign.path)}
              label={
                isGuide(campaign.path, period)
                  ? t('guide')
                  : [
                      isAnnounced(state) && t(`state.${state}`),
                      hasNoEnd(period) ? t('always') : dayRange(period, locale),
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
