import { setUpFakeUpstream } from '@/lib/testing/fake-upstream';
import { startTestBackend } from '@/lib/testing/embedded-backend';
import { seedLists } from '@/lib/testing/seed-lists';
import { publishedReleases } from './milestones';

const { loadFresh } = setUpFakeUpstream();

afterEach(() => jest.restoreAllMocks());

/** The published releases of a site that runs on a freshly seeded embedded backend. */
async function loadReleases() {
  delete process.env.UPSTREAM_HOST;
  // The first seeding may be slow on a busy machine, so no deadline applies here; deadlines are tested elsewhere.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const backend = await startTestBackend();
  const { getAllPackages } = await loadFresh(
    () => import('@/lib/releases/lists/get-package-lists'),
  );
  const allSteps = publishedReleases(await getAllPackages());
  await backend.close();
  return allSteps;
}

it('makes a release of every day of all lists, except betas and announced versions', async () => {
  const releaseTexts = (await loadReleases()).map(({ day, version }) => `${day} ${version}`);
  for (const list of [seedLists.website, seedLists.v6, seedLists.history]) {
    const days = list.flatMap(({ type, releasedOn, version }) =>
      releasedOn && type !== 'beta' && type !== 'upcoming' ? [`${releasedOn} ${version}`] : [],
    );
    expect(days.length).toBeGreaterThan(0);
    expect(releaseTexts).toEqual(expect.arrayContaining(days));
  }
});

it('lists a release once if it is in two lists', async () => {
  const keys = (await loadReleases()).map(({ day, line, version }) => `${day} ${line} ${version}`);
  expect(new Set(keys).size).toBe(keys.length);
});
