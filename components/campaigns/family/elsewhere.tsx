import { getLocale, getTranslations } from 'next-intl/server';
import { campaignOf } from '@/lib/content/campaigns';
import type { CampaignSlug } from '@/lib/content/campaigns/slugs';
import type { Campaign } from '@/lib/content/campaigns/types';
import { pagePath } from '@/lib/i18n/paths';
import { CampaignCell } from './campaign-cell';
import { lastDay } from './days';
import { getCampaignView } from './view';

/** The two campaigns worth a look from each. */
const beside: Record<CampaignSlug, readonly [CampaignSlug, CampaignSlug]> = {
  recharge: ['cooperation', 'doubleeleven'],
  cooperation: ['recharge', 'doubleeleven'],
  doubleeleven: ['recharge', 'cooperation'],
  midautumn: ['midautumn/middetail', 'recharge'],
  'midautumn/middetail': ['midautumn', 'recharge'],
  '2021618': ['doubleeleven', 'recharge'],
};

/** Those of the store are beside the ones that run longest. */
const besideOf = (slug: string) =>
  Object.hasOwn(beside, slug) ? beside[slug as CampaignSlug] : beside.doubleeleven;

/** Where to go from here: all offers, and two campaigns with their state. */
export async function Elsewhere({ campaign }: { campaign: Campaign }) {
  const [t, locale] = await Promise.all([getTranslations('campaign'), getLocale()]);
  const views = await Promise.all(
    besideOf(campaign.slug).map((slug) => getCampaignView(campaignOf(slug), locale)),
  );
  const places = [
    {
      href: pagePath(locale, '/promotions'),
      label: t('elsewhere.running'),
      title: t('elsewhere.all.title'),
      text: t('elsewhere.all.text'),
    },
    ...views.map((view) => ({
      href: pagePath(locale, view.campaign.path),
      label:
        view.state === 'open'
          ? t('elsewhere.until', { day: lastDay(view.period, locale) })
          : t(`state.${view.state}`),
      title: view.text.name,
      text: view.text.summary,
    })),
  ];
  return (
    <nav aria-label={t('elsewhere.title')} className="bg-paper print:hidden">
      <ul className="wrap grid gap-x-8 py-10 md:grid-cols-3 md:py-16">
        {places.map((place) => (
          <CampaignCell key={place.href} {...place} />
        ))}
      </ul>
    </nav>
  );
}
