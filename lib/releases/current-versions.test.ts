import { changelog } from '@/lib/content/changelog-announcements-apps';
import type { ContentFreshness } from '@/lib/core/upstream/cache/content-freshness';
import type { Platform, ReleasePackage, ReleaseType } from './release-package';
import { currentVersions } from './current-versions';

const createPackage = (
  platform: Platform,
  version: string,
  releasedOn: string | null = '2027-01-02',
  type: ReleaseType = 'latest',
  url: string | null = 'https://packages.example/x',
): ReleasePackage => ({
  platform,
  line: 'v5',
  version,
  type,
  releasedOn,
  url,
  fileName: null,
  size: null,
  sha256: null,
});
const list = (freshness: ContentFreshness, ...packages: ReleasePackage[]) => ({
  packages,
  freshness,
});
const none = list('live');

it('names nothing where the lists are empty, whatever the history says', () => {
  expect(changelog.length).toBeGreaterThan(0);
  expect(currentVersions(none, none)).toEqual({});
  expect(currentVersions(list('last-good'), none)).toEqual({});
});

it('names the highest version of each line that can be downloaded, as the lists do', () => {
  const website = list(
    'live',
    createPackage('mac-arm', '7.9.0', '2027-01-01'),
    createPackage('windows', '7.10.0', '2027-01-03'),
    createPackage('linux', '7.10.0', '2027-01-02'),
    createPackage('windows', '8.0.0', '2027-02-01', 'beta'),
    createPackage('windows', '9.0.0', '2027-02-01', 'latest', null),
    createPackage('windows-lite', '7.1.0', null),
    createPackage('ios', '9.9.9'),
  );
  const v6 = list('live', { ...createPackage('mac-arm', '6.30.0'), line: 'v6' });
  expect(currentVersions(website, v6)).toEqual({
    v6: { version: '6.30.0', day: '2027-01-02' },
    v5: { version: '7.10.0', day: '2027-01-02' },
    vps: { version: '7.1.0', day: '' },
  });
});

it('uses the written history for a list that could not be read', () => {
  const versions = currentVersions(list('fallback', createPackage('windows', '5.1.0')), none);
  expect(currentVersions(list('fallback'), list('fallback'))).toEqual({});
  expect(Object.keys(versions)).toEqual(['v5', 'vps', 'android']);
  for (const current of Object.values(versions))
    expect(changelog.find((entry) => entry.version === current.version)?.beta).toBeFalsy();
});
