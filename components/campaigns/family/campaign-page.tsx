import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { campaignOf } from '@/lib/content/campaigns';
import type { CampaignSlug } from '@/lib/content/campaigns/slugs';
import type { Campaign } from '@/lib/content/campaigns/types';
import { asStoredPath } from '@/lib/routes';
import { Own } from '../own/own';
import { CampaignFaq } from './campaign-faq';
import { CampaignHero } from './campaign-hero';
import { CampaignOffers } from './campaign-offers';
import { CampaignRules } from './campaign-rules';
import { Elsewhere } from './elsewhere';
import { getCampaignView, type CampaignView } from './view';

interface Extras {
  /** What only this campaign shows at the foot of its hero. */
  foot?: ReactNode;
  /** Pictures of the product, one for each item of the section only this campaign has. */
  pictures?: readonly ReactNode[];
}

export interface CampaignPageProps extends Extras {
  slug: CampaignSlug;
}

/** "What do I get, until when, and what do I have to know?" A campaign that is over keeps a short record. */
export function CampaignPage({ slug, ...extras }: CampaignPageProps) {
  return <Family campaign={campaignOf(slug)} {...extras} />;
}

/** The same for a campaign of the store, which has no page of its own. */
export function StoredCampaignPage({ campaign }: { campaign: Campaign }) {
  return <Family campaign={campaign} />;
}

async function Family({ campaign, foot, pictures }: Extras & { campaign: Campaign }) {
  const view = await getCampaignView(campaign, await getLocale());
  const own = <Own own={view.text.own} pictures={pictures} />;
  return (
    <PageShell
      path={campaign.path}
      crumb={asStoredPath(campaign.path) ? view.text.name : undefined}
    >
      <CampaignHero view={view} foot={foot} />
      {view.state === 'ended' ? own : <Running view={view}>{own}</Running>}
      <Elsewhere campaign={campaign} />
    </PageShell>
  );
}

/** What runs, or is announced, comes with its offers first. */
function Running({ view, children }: { view: CampaignView; children: ReactNode }) {
  return (
    <>
      <CampaignOffers view={view} />
      <CampaignRules text={view.text} />
      {children}
      <CampaignFaq text={view.text} />
    </>
  );
}
