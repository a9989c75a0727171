import { Children, isValidElement, type ReactNode } from 'react';
import { releaseSteps } from '@/components/company/milestones/steps';
import { Timeline } from '@/components/company/milestones/timeline';
import type { Release } from '@/lib/releases/types';
import { seedLists } from '@/lib/testing/seed-lists';
import MilestonesPage from './page';

const mockList = (name: keyof typeof seedLists) =>
  Promise.resolve({ releases: seedLists[name], freshness: 'live' });

jest.mock('@/components/layout/page-shell', () => ({ PageShell: () => null }));
jest.mock('@/components/company/milestones/milestones-hero', () => ({
  MilestonesHero: () => null,
}));
jest.mock('@/components/company/milestones/how-we-date', () => ({ HowWeDate: () => null }));
jest.mock('@/components/company/milestones/timeline', () => ({ Timeline: () => null }));
jest.mock('@/lib/seo/metadata', () => ({ pageMetadata: jest.fn() }));
jest.mock('@/lib/upstream/history', () => ({ getHistory: () => mockList('history') }));
jest.mock('@/lib/upstream/versions', () => ({
  getWebsiteReleases: () => mockList('website'),
  getV6Releases: () => mockList('v6'),
}));

/** What the page gives its timeline. */
async function given(): Promise<readonly Release[]> {
  const page = await MilestonesPage();
  const timeline = Children.toArray((page.props as { children: ReactNode }).children).find(
    (child) => isValidElement(child) && child.type === Timeline,
  );
  return (timeline as unknown as { props: { releases: readonly Release[] } }).props.releases;
}

it.each(['website', 'v6', 'history'] as const)(
  'has every day of the list %s, betas and versions to come aside',
  async (name) => {
    const days = seedLists[name].flatMap(({ type, releasedOn, version }) =>
      releasedOn && type !== 'beta' && type !== 'upcoming' ? [`${releasedOn} ${version}`] : [],
    );
    expect(days.length).toBeGreaterThan(0);
    const steps = releaseSteps(await given());
    expect(steps.map(({ day, version }) => `${day} ${version}`)).toEqual(
      expect.arrayContaining(days),
    );
  },
);

it('names what stands in two lists once', async () => {
  const keys = releaseSteps(await given()).map(
    ({ day, line, version }) => `${day} ${line} ${version}`,
  );
  expect(new Set(keys).size).toBe(keys.length);
});
