import { changelog } from '@/lib/content/changelog-announcements-apps';
import type { ReleasePackage } from './release-package';
import { newestChangelogEntries } from './newest-changelog-entries';

const createPackage = (
  version: string,
  type: ReleasePackage['type'],
  releasedOn: string | null,
): ReleasePackage => ({
  platform: 'windows',
  line: 'v6',
  version,
  type,
  releasedOn,
  url: null,
  fileName: null,
  size: null,
  sha256: null,
});

it('lists at most four, newest first, also without a version list', () => {
  const days = newestChangelogEntries([]).map(({ day }) => day);
  expect(days).toHaveLength(4);
  expect([...days].sort().reverse()).toEqual(days);
});

it('takes the day of a version from the list', () => {
  const version = changelog.at(-1)?.version ?? '';
  const [first] = newestChangelogEntries([createPackage(version, 'latest', '2030-01-01')]);
  expect(first).toMatchObject({ entry: { version }, day: '2030-01-01' });
});

it('leaves out versions that are only announced', () => {
  const version = newestChangelogEntries([])[0]?.entry.version ?? '';
  const versions = newestChangelogEntries([createPackage(version, 'upcoming', null)]).map(
    ({ entry }) => entry.version,
  );
  expect(versions).not.toContain(version);
});
