/** Types of campaigns, built in or written by staff. */
import type { CampaignBody, OwnSection } from '@superbrowser/contract/content/campaign-body';
import type { ContentLocale } from '@superbrowser/contract/content/content-locales';
import type { FieldsOf, OfferKind } from '@superbrowser/contract/content/schemas';
import type { PagePath, SitePath } from '@/lib/pages';
import type { CampaignSlug } from '@/lib/generated/slugs';

export type { OwnSection };

type StaffCampaignFields = FieldsOf<'staffCampaigns'>;
type BuiltInCampaignFields = FieldsOf<'campaigns'>;

export type CampaignText = CampaignBody &
  Pick<StaffCampaignFields, 'name' | 'summary' | 'title' | 'lead' | 'after'>;

export interface Campaign
  extends
    Pick<StaffCampaignFields, 'visual' | 'start' | 'end'>,
    Partial<Pick<BuiltInCampaignFields, 'pictures' | 'foot'>> {
  readonly slug: string;
  readonly path: SitePath;
  /** Id of the upstream's activity, whose period and offers take precedence over the fields here. */
  readonly activityId: string;
  readonly offerKinds: readonly OfferKind[];
  /** In the languages the campaign is available in. */
  readonly text: Readonly<Partial<Record<ContentLocale, CampaignText>>>;
}

/** A built-in campaign; others are written by staff. */
export interface BuiltInCampaign extends Campaign {
  readonly slug: CampaignSlug;
  readonly path: `/activity/${CampaignSlug}` & PagePath;
  readonly text: Readonly<Record<ContentLocale, CampaignText>>;
}
