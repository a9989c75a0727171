/**
 * The built-in campaigns, and rules for all campaigns: whether a campaign runs, how its end is shown, and which of its
 * offers are coupons.
 */
import 'server-only';
import { contentLocales, type ContentLocale } from '@superbrowser/contract/content/content-locales';
import {
  buttonOfferKinds,
  offerKinds,
  type OfferKind,
} from '@superbrowser/contract/content/schemas';
import { parseMarkdown } from '@superbrowser/contract/content/markdown';
import { campaignBodyOf } from '@superbrowser/contract/content/validate-text';
import { dayMs } from '@superbrowser/shared/durations';
import type { CampaignSlug } from '@/lib/generated/slugs';
import { texts } from '@/lib/generated/texts';
import type { BuiltInCampaign, Campaign, CampaignText } from './campaign-types';

interface WrittenCampaign {
  readonly fields: Pick<CampaignText, 'name' | 'summary' | 'title' | 'lead' | 'after'>;
  readonly body: string;
}

/** One language of a campaign as its page shows it; null when its sections are incomplete. */
export function campaignTextOf({
  fields: { name, summary, title, lead, after },
  body,
}: WrittenCampaign): CampaignText | null {
  const sections = campaignBodyOf(parseMarkdown(body));
  return sections && { name, summary, title, lead, after, ...sections };
}

function buildCampaign(
  slug: string,
  { 'zh-CN': zh, 'en-US': en }: (typeof texts.campaigns)[string],
) {
  const [zhText, enText] = [zh && campaignTextOf(zh), en && campaignTextOf(en)];
  if (!zh || !zhText || !enText) throw new Error(`The campaign ${slug} is not in both languages`);
  const { visual, start, end, offers, pictures, foot, activity, position } = zh.fields;
  const campaign: BuiltInCampaign = {
    slug: slug as CampaignSlug,
    path: `/activity/${slug as CampaignSlug}`,
    activityId: activity ?? slug,
    visual,
    start,
    end,
    offers,
    pictures,
    ...(foot && { foot }),
    text: { 'zh-CN': zhText, 'en-US': enText },
  };
  return { campaign, position };
}

/** The built-in campaigns, in the order of the list. */
export const builtInCampaigns: readonly BuiltInCampaign[] = Object.entries(texts.campaigns)
  .map(([slug, textByLocale]) => buildCampaign(slug, textByLocale))
  .sort((a, b) => a.position - b.position)
  .map(({ campaign }) => campaign);

/** The languages a campaign is in. */
export const campaignLocales = ({ text }: Pick<Campaign, 'text'>): readonly ContentLocale[] =>
  contentLocales.filter((locale) => text[locale]);

export interface Period {
  readonly start: Date;
  /** The first moment after the period. */
  readonly end: Date;
}

export type CampaignState = 'upcoming' | 'open' | 'ended';

/** @param now milliseconds; the start belongs to the campaign, the end does not */
export function campaignState({ start, end }: Period, now: number): CampaignState {
  if (now >= end.getTime()) return 'ended';
  return now < start.getTime() ? 'upcoming' : 'open';
}

/** An activity with the period the upstream gives. */
export interface DatedActivity {
  readonly id: string;
  readonly start: Date;
  readonly end: Date;
}

/**
 * The period that the upstream gives for the campaign's activity; the campaign's own start and end where the upstream
 * does not know the activity.
 */
export function periodOf(campaign: Campaign, activities: readonly DatedActivity[]): Period {
  const activity = activities.find(({ id }) => id === campaign.activityId);
  return activity
    ? { start: activity.start, end: activity.end }
    : { start: new Date(campaign.start), end: new Date(campaign.end) };
}

/**
 * Whether a campaign has ended. Its page remains, but leaves the sitemap and search results.
 * @param now milliseconds
 */
export const hasCampaignEnded = (
  campaign: Campaign,
  activities: readonly DatedActivity[],
  now: number,
): boolean => campaignState(periodOf(campaign, activities), now) === 'ended';

/** Paths of built-in campaigns that have ended. */
export const endedCampaignPaths = (
  activities: readonly DatedActivity[],
  now: number,
): readonly BuiltInCampaign['path'][] =>
  builtInCampaigns
    .filter((campaign) => hasCampaignEnded(campaign, activities, now))
    .map(({ path }) => path);

/** How the end of a campaign is shown: not at all, as a day, or as a countdown. */
export type EndDisplay = 'none' | 'day' | 'countdown';

/** Longest countdown in days. For a later end the date says more than a number of days. */
const maxCountdownDays = 30;

/** @param now milliseconds; the end is shown only while the campaign runs */
export function endDisplayOf(period: Period, now: number): EndDisplay {
  if (campaignState(period, now) !== 'open') return 'none';
  return period.end.getTime() - now > maxCountdownDays * dayMs ? 'day' : 'countdown';
}

/** Kinds of offers that the site has texts for. */
type CouponKind = Exclude<OfferKind, (typeof buttonOfferKinds)[number]>;

interface HasKind {
  readonly kind: string;
}

/**
 * Whether an offer is part of the sign-up button's amount. Such an offer is explained once and is not a coupon of its
 * own.
 */
export const isButtonLabelOffer = ({ kind }: HasKind): boolean =>
  (buttonOfferKinds as readonly string[]).includes(kind);

/** The offers shown as coupons; offers that only make up the button's amount are left out. */
export const couponsOf = <T extends HasKind>(offers: readonly T[]): T[] =>
  offers.filter((offer) => !isButtonLabelOffer(offer));

/** Whether the messages have texts for an offer. */
export const hasOfferTexts = (kind: string): kind is CouponKind =>
  (offerKinds as readonly string[]).includes(kind) && !isButtonLabelOffer({ kind });
