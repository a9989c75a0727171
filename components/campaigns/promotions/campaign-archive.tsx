import { getLocale, getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { PageLink } from '@/components/ui/page-link';
import type { CampaignState } from '@/lib/content/campaigns/state';
import type { Campaign } from '@/lib/content/campaigns/types';
import { pagePath } from '@/lib/i18n/paths';
import type { Activity } from '@/lib/upstream/activities';
import { dayRange } from '../family/days';
import { campaignViewOf } from '../family/view';

export interface CampaignArchiveProps {
  campaigns: readonly Campaign[];
  activities: readonly Activity[];
  now: number;
}

/** Campaigns that are over: their pages stay, with what is still of use. */
export async function CampaignArchive({ campaigns, activities, now }: CampaignArchiveProps) {
  const [t, locale] = await Promise.all([getTranslations('promotions.archive'), getLocale()]);
  // "Open" stands beside a campaign only while the list above it is known.
  const isTold = (state: CampaignState) => state !== 'open' || activities.length > 0;
  const rows = campaigns.map((campaign) => campaignViewOf(campaign, activities, now, locale));
  return (
    <Section labelledBy="archive-title">
      <div className="wrap grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-16">
        <div>
          <h2 id="archive-title" className="text-h2 text-text">
            {t('title')}
          </h2>
          <p className="mt-4">{t('lead')}</p>
        </div>
        <ol className="border-b border-line-2">
          {rows.map(({ campaign, text, period, state }) => (
            <li key={campaign.slug} className="border-t border-line-2">
              <PageLink
                href={pagePath(locale, campaign.path)}
                className="group grid gap-x-6 gap-y-1 py-5 hover:bg-blue-50/60 md:grid-cols-[18em_1fr]"
              >
                <span className="text-sm leading-[1.9] text-text-3">
                  {isTold(state) && t(`state.${state}`)}
                  <span className="block">{dayRange(period, locale)}</span>
                </span>
                <span>
                  <strong className="text-[18px] text-text group-hover:text-blue-700">
                    {text.name}
                  </strong>
                  <span className="block">{text.summary}</span>
                </span>
              </PageLink>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
