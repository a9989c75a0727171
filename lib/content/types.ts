/** Texts of the site in one language each, built in or of staff. */
import type { CampaignBody, OwnSection } from '@superbrowser/contract/content/campaign-body';
import type { ContentLocale, ChangelogLine } from '@superbrowser/contract/content/kinds';
import type { BuiltLists, FieldsOf, OfferKind } from '@superbrowser/contract/content/schemas';
import type { Locale } from '@/lib/i18n/routing';
import type { PagePath, SitePath } from '@/lib/pages';
import type { CampaignSlug, CaseSlug } from '@/lib/generated/slugs';

export type { OwnSection, ChangelogLine };

type ByLanguage<T> = Readonly<Partial<Record<ContentLocale, T>>>;

interface InLanguage {
  readonly locale: Locale;
  /** Every language it is in. */
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
  /** The upstream's record of it: its period and offers win over those written here. */
  readonly activityId: string;
  readonly offers: readonly OfferKind[];
  /** In the languages it is in. */
  readonly text: ByLanguage<CampaignText>;
}

/** One that comes with the site; others are of staff. */
export interface BuiltCampaign extends Campaign {
  readonly slug: CampaignSlug;
  readonly path: `/activity/${CampaignSlug}` & PagePath;
  readonly text: Readonly<Record<ContentLocale, CampaignText>>;
}

/** An offer as pages show it. */
export interface ActivityOffer {
  /** A kind of ours, or one the upstream invented since: then its title speaks. */
  readonly kind: string;
  readonly value: number;
  /** Smallest order in yuan; 0 when there is none. */
  readonly threshold: number;
  readonly title: string;
}
