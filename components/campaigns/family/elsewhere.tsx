import { getLocale, getTranslations } from 'next-intl/server';
import { RuledLinks } from '@/components/sections/ruled-links';
import { Section } from '@/components/sections/section';
import { Phrases } from '@/components/sections/phrases';
import { campaignOf } from '@/lib/content/campaigns';
import type { CampaignSlug } from '@/lib/content/campaigns/slugs';
import type { Campaign } from '@/lib/content/campaigns/types';
import { pagePath } from '@/lib/i18n/paths';

/** Two campaigns worth a look from each. */
const beside: Record<CampaignSlug, readonly [CampaignSlug, CampaignSlug]> = {
  recharge: ['cooperation', 'doubleeleven'],
  cooperation: ['recharge', 'doubleeleven'],
  doubleeleven: ['recharge', '2021618'],
  midautumn: ['midautumn/middetail', 'recharge'],
  'midautumn/middetail': ['midautumn', 'recharge'],
  '2021618': ['doubleeleven', 'recharge'],
};

/** Those of the store are beside the two that run longest. */
const ofStore = ['recharge', 'cooperation'] as const;

const besideOf = (slug: string): readonly CampaignSlug[] =>
  Object.hasOwn(beside, slug) ? beside[slug as CampaignSlug] : ofStore;

export interface ElsewhereProps {
  campaign: Campaign;
  /** The campaign is over: these take its place. */
  instead?: boolean;
}

/** Where to go from here: all offers and two campaigns worth a look. */
export async function Elsewhere({ campaign, instead = false }: ElsewhereProps) {
  const [t, locale] = await Promise.all([getTranslations('campaign.elsewhere'), getLocale()]);
  return (
    <Section labelledBy="elsewhere-title">
      <div className="wrap">
        <h2 id="elsewhere-title" className="mb-8 text-h2 text-text md:mb-12">
          <Phrases text={instead ? t('instead') : t('title')} />
        </h2>
        <RuledLinks
          items={[
            {
              href: pagePath(locale, '/promotions'),
              title: t('all.title'),
              text: t('all.text'),
            },
            ...besideOf(campaign.slug)
              .map(campaignOf)
              .map(({ path, text }) => ({
                href: pagePath(locale, path),
                title: text[locale].name,
                text: text[locale].summary,
              })),
          ]}
        />
      </div>
    </Section>
  );
}
