import { getLocale, getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import type { CampaignState } from '@/lib/content/campaigns';
import type { Campaign } from '@/lib/content/types';
import { pagePath } from '@/lib/i18n/paths';
import type { Activity } from '@/lib/upstream/promotions';
import { CampaignCell } from '../family/campaign-cell';
import { dayRange } from '../family/days';
import { campaignViewOf } from '../family/view';

export interface CampaignArchiveProps {
  campaigns: readonly Campaign[];
  activities: readonly Activity[];
  now: number;
}

/** The first cell takes what the last row of three would leave open. */
const firstSpans = ['', 'lg:col-span-3', 'lg:col-span-2'] as const;

const order: readonly CampaignState[] = ['open', 'upcoming', 'ended'];

/** Campaigns without an offer of their own today; those that are over keep what is still of use. */
export async function CampaignArchive({ campaigns, activities, now }: CampaignArchiveProps) {
  const [t, locale] = await Promise.all([getTranslations('promotions.archive'), getLocale()]);
  // "Open" stands beside a campaign only while the list above it is known.
  const isTold = (state: CampaignState) => state !== 'open' || activities.length > 0;
  const views = campaigns
    .map((campaign) => campaignViewOf(campaign, activities, now, locale))
    .sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <Section tone="mist" labelledBy="archive-title">
      <div className="wrap">
        <h2 id="archive-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-2 sm:grid-cols-2 md:mt-12 lg:grid-cols-3">
          {views.map(({ campaign, text, period, state }, index) => (
            <CampaignCell
              key={campaign.slug}
              href={pagePath(locale, campaign.path)}
              label={[isTold(state) && t(`state.${state}`), dayRange(period, locale)]
                .filter(Boolean)
                .join(' · ')}
              title={text.name}
              text={text.summary}
              className={index === 0 ? firstSpans[views.length % 3] : undefined}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}
