import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { localesOf } from '@/lib/content/campaigns';
import type { Campaign } from '@/lib/content/types';
import { asStoredPath } from '@/lib/routes';
import { BannerFigures } from '../banner-figures';
import { Own } from '../own/own';
import { ownPictures } from '../own/pictures';
import { CampaignFaq } from './campaign-faq';
import { CampaignHero } from './campaign-hero';
import { CampaignOffers } from './campaign-offers';
import { CampaignRules } from './campaign-rules';
import { Elsewhere } from './elsewhere';
import { getCampaignView, type CampaignView } from './view';

/** "What do I get, until when, and what do I have to know?" A campaign that is over keeps a short record. */
export async function CampaignPage({ campaign }: { campaign: Campaign }) {
  const view = await getCampaignView(campaign, await getLocale());
  const { own } = view.text;
  const ownSection = <Own own={own} pictures={ownPictures(own.kind, campaign.pictures ?? [])} />;
  return (
    <PageShell
      path={campaign.path}
      locales={localesOf(campaign)}
      crumb={asStoredPath(campaign.path) ? view.text.name : undefined}
    >
      <CampaignHero view={view} foot={campaign.foot && <BannerFigures />} />
      {view.state === 'ended' ? ownSection : <Running view={view}>{ownSection}</Running>}
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
