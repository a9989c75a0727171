import { cooperation } from './cooperation';
import { doubleEleven } from './double-eleven';
import { midAutumn } from './mid-autumn';
import { midDetail } from './mid-detail';
import { recharge } from './recharge';
import { sixEighteen } from './six-eighteen';
import { campaignSlugs, type CampaignSlug } from './slugs';
import type { BuiltCampaign } from './types';

const bySlug: Record<CampaignSlug, BuiltCampaign> = {
  recharge,
  cooperation,
  doubleeleven: doubleEleven,
  midautumn: midAutumn,
  'midautumn/middetail': midDetail,
  '2021618': sixEighteen,
};

/** Every campaign with a page, newest family first. */
export const campaigns: readonly BuiltCampaign[] = campaignSlugs.map((slug) => bySlug[slug]);

/** The record behind a campaign's page. */
export const campaignOf = (slug: CampaignSlug): BuiltCampaign => bySlug[slug];
