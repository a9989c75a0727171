/** Types of articles, case studies, campaigns, offers, release notes and apps, built in or written by staff. */
import type { CampaignBody, OwnSection } from '@superbrowser/contract/content/campaign-body';
import type { ContentLocale, ChangelogLine } from '@superbrowser/contract/content/categories';
import type { BuiltLists, FieldsOf, OfferKind } from '@superbrowser/contract/content/schemas';
import type { Locale } from '@/lib/i18n/routing';
import type { PagePath, SitePath } from '@/lib/pages';
import type { CampaignSlug, CaseSlug } from '@/lib/generated/slugs';

export type { OwnSection, ChangelogLine };

type ByLanguage<T> = Readonly<Partial<Record<ContentLocale, T>>>;

interface InLanguage {
  readonly locale: Locale;
  /** Every language the text is available in. */
  readonly locales: readonly Locale[];
  /** Markdown. */
  readonly body: string;
}

export interface Article extends InLanguage, FieldsOf<'news'> {
  readonly slug: string;
}

export interface CaseStudy extends InLanguage, FieldsOf<'cases'> {
  readonly slug: CaseSlug;
}

export type ChangelogEntry = BuiltLists['changelog'][number];
export type AppRecord = BuiltLists['apps'][number];

export type CampaignText = CampaignBody &
  Pick<FieldsOf<'activity'>, 'name' | 'summary' | 'title' | 'lead' | 'after'>;

export interface Campaign
  extends
    Pick<FieldsOf<'activity'>, 'visual' | 'start' | 'end'>,
    Partial<Pick<FieldsOf<'campaigns'>, 'pictures' | 'foot'>> {
  readonly slug: string;
  readonly path: SitePath;
  /** Id of the upstream's activity, whose period and offers win over those written here. */
  readonly activityId: string;
  readonly offers: readonly OfferKind[];
  /** In the languages the campaign is available in. */
  readonly text: ByLanguage<CampaignText>;
}

/** A built-in campaign; others are written by staff. */
export interface BuiltInCampaign extends Campaign {
  readonly slug: CampaignSlug;
  readonly path: `/activity/${CampaignSlug}` & PagePath;
  readonly text: Readonly<Record<ContentLocale, CampaignText>>;
}

/** An offer as pages show it. */
export interface ActivityOffer {
  /** A kind of the contract, or one the upstream added later: then its title is shown. */
  readonly kind: string;
  readonly value: number;
  /** Smallest order in yuan; 0 when there is none. */
  readonly threshold: number;
  readonly title: string;
}
