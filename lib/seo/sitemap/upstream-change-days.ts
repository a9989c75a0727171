/** Days on which pages changed that depend on the upstream's version lists and campaigns. Pure. */
import { beijingDay } from '@superbrowser/shared/beijing-time';
import { packageInRow } from '@/lib/releases/lists/package-buttons';
import {
  platformsOfBothLines,
  type DesktopLine,
  type Platform,
  type ReleasePackage,
} from '@/lib/releases/release-package';
import type { PagePath } from '@/lib/pages';
import { builtInCampaigns } from '@/lib/campaigns/built-in-campaigns';
import { campaignStateDay, periodOf, type DatedActivity } from '@/lib/campaigns/campaign-period';

export interface UpstreamLists {
  /** The website's list: v5, the VPS edition, Android and iOS. */
  readonly website: readonly ReleasePackage[];
  readonly v6: readonly ReleasePackage[];
  readonly history: readonly ReleasePackage[];
  readonly activities: readonly DatedActivity[];
  /** Milliseconds. */
  readonly now: number;
}

export type UpstreamChangeDays = Partial<Record<PagePath, string | undefined>>;

/** The packages in a page's version table, which shows only a part of its list. */
const tablePackages = (
  packages: readonly ReleasePackage[],
  line: DesktopLine,
  platforms: readonly Platform[],
) => platforms.flatMap((platform) => packageInRow(packages, platform, line) ?? []);

/**
 * The newest day in the lists of each page (YYYY-MM-DD), of a campaign's page the day its state changed; undefined
 * where there is no such day.
 */
export function upstreamChangeDays({
  website,
  v6,
  history,
  activities,
  now,
}: UpstreamLists): UpstreamChangeDays {
  const today = beijingDay(now);
  // Days in the future are ignored, because a planned release is no change yet.
  const newestDay = (packages: readonly ReleasePackage[]): string | undefined =>
    packages
      .flatMap(({ type, releasedOn }) =>
        releasedOn && type !== 'upcoming' && releasedOn <= today ? [releasedOn] : [],
      )
      .sort()
      .at(-1);
  const currentPackages = [...website, ...v6];
  return {
    '/download': newestDay([
      ...tablePackages(website, 'v5', [...platformsOfBothLines, 'android']),
      ...tablePackages(v6, 'v6', platformsOfBothLines),
    ]),
    '/v6': newestDay(v6),
    '/downloadlist': newestDay(currentPackages),
    '/download/history': newestDay(history),
    '/verify': newestDay([...currentPackages, ...history]),
    '/vps': newestDay(tablePackages(website, 'v5', ['windows-lite'])),
    '/about/milestones': newestDay(
      [...currentPackages, ...history].filter(({ type }) => type !== 'beta'),
    ),
    ...Object.fromEntries(
      builtInCampaigns.map((campaign) => [
        campaign.path,
        campaignStateDay(periodOf(campaign, activities), now),
      ]),
    ),
  };
}
