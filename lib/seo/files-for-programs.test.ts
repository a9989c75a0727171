import { allPackages, testProduct } from '@/lib/downloads/manifests/manifest-package.test-support';
import { filesForPrograms } from './files-for-programs';

const groups = (
  packages = allPackages,
  hasReleaseKey = false,
  locale: 'zh-CN' | 'en-US' = 'zh-CN',
) =>
  Object.fromEntries(
    filesForPrograms(locale, { packages, product: testProduct, hasReleaseKey }).map(
      ({ id, files }) => [id, files.map(({ path }) => path)],
    ),
  );

it('lists available files, with the feeds of the language', () => {
  const { winget, homebrew, scoop, ...others } = groups();
  expect([winget?.length, homebrew, scoop]).toEqual([
    8,
    ['/manifests/homebrew/superbrowser.rb', '/manifests/homebrew/superbrowser@6.rb'],
    ['/manifests/scoop/superbrowser.json', '/manifests/scoop/superbrowser6.json'],
  ]);
  expect(others).toEqual({
    versions: ['/releases.json'],
    checksums: ['/SHA256SUMS'],
    status: ['/status.json'],
    feeds: ['/news/feed.xml', '/changelog/feed.xml', '/status/feed.xml'],
    site: ['/sitemap.xml', '/llms.txt'],
  });
  expect(groups(allPackages, false, 'en-US').feeds).toEqual([
    '/en/news/feed.xml',
    '/en/changelog/feed.xml',
    '/en/status/feed.xml',
  ]);
});

it('names the key only where there is one', () =>
  expect(groups(allPackages, true).checksums).toEqual(['/SHA256SUMS', '/release-key.pem']));

it('leaves out empty groups', () => {
  expect(Object.keys(groups([]))).toEqual(['versions', 'status', 'feeds', 'site']);
  const packagesWithoutHash = allPackages.map((releasePackage) => ({
    ...releasePackage,
    sha256: null,
  }));
  expect(Object.keys(groups(packagesWithoutHash, true))).toEqual([
    'versions',
    'status',
    'feeds',
    'site',
  ]);
});
