import type { ReleasePackage } from './release-package';
import { releasesJson } from './releases-json';

const releasePackage: ReleasePackage = {
  platform: 'windows',
  line: 'v5',
  version: '5.290.2',
  type: 'latest',
  releasedOn: '2026-11-05',
  url: 'https://packages.example/secret-path.exe?auth_key=1',
  fileName: 'secret-path.exe',
  size: 12,
  sha256: 'ab',
};

it('has the data programs need and a URL that does not expire', () => {
  const index = releasesJson(
    { packages: [releasePackage], freshness: 'live' },
    { packages: [], freshness: 'last-good' },
  );
  expect(index.source).toEqual({ v5: 'live', v6: 'last-good' });
  expect(index.releases).toEqual([
    {
      platform: 'windows',
      line: 'v5',
      version: '5.290.2',
      type: 'latest',
      date: '2026-11-05',
      size: 12,
      sha256: 'ab',
      download: 'http://localhost:3000/api/download/windows?version=5.290.2&line=v5',
    },
  ]);
  expect(JSON.stringify(index)).not.toContain('auth_key');
});

it('has no URL for an upcoming package', () => {
  const upcoming: ReleasePackage = { ...releasePackage, type: 'upcoming', url: null };
  const index = releasesJson(
    { packages: [upcoming], freshness: 'live' },
    { packages: [], freshness: 'live' },
  );
  expect(index.releases[0]?.download).toBeNull();
});
