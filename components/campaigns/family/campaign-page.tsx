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
import { getCampaignView } from './view';

export interface CampaignPageProps {
  slug: CampaignSlug;
  /** What only this campaign shows right below its hero. */
  children?: ReactNode;
}

/** "What do I get, until when, and what do I have to know?" A campaign that is over says what to use instead. */
export function CampaignPage({ slug, children }: CampaignPageProps) {
  return <Family campaign={campaignOf(slug)}>{children}</Family>;
}

/** The same for a campaign of the store, which has no page of its own. */
export function StoredCampaignPage({ campaign }: { campaign: Campaign }) {
  return <Family campaign={campaign} />;
}

async function Family({ campaign, children }: { campaign: Campaign; children?: ReactNode }) {
  const view = await getCampaignView(campaign, await getLocale());
  return (
    <PageShell
      path={campaign.path}
      crumb={asStoredPath(campaign.path) ? view.text.name : undefined}
    >
      <CampaignHero view={view} />
      {children}
      {view.state === 'ended' && <Elsewhere campaign={campaign} instead />}
      <CampaignOffers view={view} />
      <Own own={view.text.own} />
      <CampaignRules text={view.text} />
      <CampaignFaq text={view.text} />
      {view.state !== 'ended' && <Elsewhere campaign={campaign} />}
    </PageShell>
  );
}
