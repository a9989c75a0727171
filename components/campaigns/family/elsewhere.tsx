import { getLocale, getTranslations } from 'next-intl/server';
import type { Campaign } from '@/lib/content/types';
import { pagePath } from '@/lib/i18n/paths';
import { getPromotions } from '@/lib/upstream/promotions';
import { campaignsBeside } from './beside';
import { CampaignCell } from './campaign-cell';
import { lastDay } from './days';
import { campaignViewOf } from './view';

const columns = ['', 'md:grid-cols-2', 'md:grid-cols-3'] as const;

/** Where to go from here: all offers, and campaigns that run. */
export async function Elsewhere({ campaign }: { campaign: Campaign }) {
  const [t, locale, { activities, now }] = await Promise.all([
    getTranslations('campaign.elsewhere'),
    getLocale(),
    getPromotions(),
  ]);
  const running = campaignsBeside(campaign, activities, now);
  const places = [
    {
      href: pagePath(locale, '/promotions'),
      label: t('running'),
      title: t('all.title'),
      text: t('all.text'),
    },
    ...running.map((one) => {
      const { text, period } = campaignViewOf(one, activities, now, locale);
      return {
        href: pagePath(locale, one.path),
        label: t('until', { day: lastDay(period, locale) }),
        title: text.name,
        text: text.summary,
      };
    }),
  ];
  return (
    <nav aria-label={t('title')} className="bg-paper print:hidden">
      <ul className={`wrap grid gap-x-8 py-10 md:py-16 ${columns[running.length] ?? ''}`}>
        {places.map((place) => (
          <CampaignCell key={place.href} {...place} />
        ))}
      </ul>
    </nav>
  );
}
