import { seedLists } from '@/lib/testing/seed-lists';
import { v6PackagesByCompanyName } from './v6-packages-by-company-name';

const text = {
  minimum: (platform: string) => `from ${platform}`,
  platformTitle: (of: string) => of,
};

it('names windows, mac_x86, mac_m1 and linux, each with desc, url, name and version', () => {
  const [releasePackage] = seedLists.v6.filter(({ platform }) => platform === 'mac-arm');
  const packages = v6PackagesByCompanyName(seedLists.v6, text);
  expect(Object.keys(packages)).toEqual(['windows', 'mac_x86', 'mac_m1', 'linux']);
  expect(packages.mac_m1).toEqual({
    desc: 'from mac-arm',
    url: '/api/download/mac-arm?line=v6',
    name: 'mac-arm',
    version: releasePackage?.version,
  });
});

it('has no URL and no version where there is no package', () =>
  expect(v6PackagesByCompanyName([], text).linux).toEqual({
    desc: 'from linux',
    url: null,
    name: 'linux',
    version: '',
  }));
