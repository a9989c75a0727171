import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import type { CampaignSlug } from '@/lib/content/campaigns/slugs';
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
export async function CampaignPage({ slug, children }: CampaignPageProps) {
  const view = await getCampaignView(slug, await getLocale());
  return (
    <PageShell path={view.campaign.path}>
      <CampaignHero view={view} />
      {children}
      {view.state === 'ended' && <Elsewhere campaign={view.campaign} instead />}
      <CampaignOffers view={view} />
      <Own own={view.text.own} />
      <CampaignRules text={view.text} />
      <CampaignFaq text={view.text} />
      {view.state !== 'ended' && <Elsewhere campaign={view.campaign} />}
    </PageShell>
  );
}
