import { getLocale, getTranslations } from 'next-intl/server';
import { ReadOn } from '@/components/sections/read-on';
import { campaignOf } from '@/lib/content/campaigns';
import type { CampaignSlug } from '@/lib/content/campaigns/slugs';
import type { Campaign } from '@/lib/content/campaigns/types';
import { pagePath } from '@/lib/i18n/paths';

/** The campaign worth a look from each. */
const beside: Record<CampaignSlug, CampaignSlug> = {
  recharge: 'cooperation',
  cooperation: 'recharge',
  doubleeleven: 'recharge',
  midautumn: 'midautumn/middetail',
  'midautumn/middetail': 'midautumn',
  '2021618': 'doubleeleven',
};

/** Those of the store are beside the one that runs longest. */
const besideOf = (slug: string): CampaignSlug =>
  Object.hasOwn(beside, slug) ? beside[slug as CampaignSlug] : 'recharge';

export interface ElsewhereProps {
  campaign: Campaign;
  /** The campaign is over: what runs takes its place, and comes first. */
  instead?: boolean;
}

/** Where to go from here: all offers, and one campaign worth a look. */
export async function Elsewhere({ campaign, instead = false }: ElsewhereProps) {
  const [t, locale] = await Promise.all([getTranslations('campaign.elsewhere'), getLocale()]);
  const { path, text } = campaignOf(besideOf(campaign.slug));
  const all = {
    href: pagePath(locale, '/promotions'),
    label: t('running'),
    title: t('all.title'),
    text: t('all.text'),
  };
  const one = {
    href: pagePath(locale, path),
    label: t('another'),
    title: text[locale].name,
    text: text[locale].summary,
  };
  const [previous, next] = instead ? [one, all] : [all, one];
  return <ReadOn label={instead ? t('instead') : t('title')} previous={previous} next={next} />;
}
