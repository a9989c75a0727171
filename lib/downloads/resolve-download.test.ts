import type { ReleasePackage } from '@/lib/releases/release-package';

const createPackage = (line: 'v5' | 'v6', version: string): ReleasePackage => ({
  platform: 'windows',
  line,
  version,
  type: 'latest',
  url: `http://localhost:3000/files/${line}/App-${version}.exe`,
  fileName: `App-${version}.exe`,
  releasedOn: null,
  size: null,
  sha256: null,
});
const list = (...packages: ReleasePackage[]) =>
  Promise.resolve({ packages, freshness: 'live' as const });

let isWebsiteListEmpty = false;

jest.mock('@/lib/releases/lists/get-package-lists', () => ({
  getWebsiteList: () => (isWebsiteListEmpty ? list() : list(createPackage('v5', '5.1.0'))),
  getV6List: () =>
    list(createPackage('v6', '6.1.0'), {
      ...createPackage('v6', '6.1.0'),
      platform: 'mac-arm',
      url: 'https://elsewhere.example/App.dmg?x=1',
    }),
  getHistoryList: (platform: 'windows' | 'linux') =>
    list({
      ...createPackage('v5', platform === 'linux' ? '4.9.0' : '5.0.0'),
      platform,
      type: 'older',
    }),
}));

const now = 1_700_000_000_000;
// Milliseconds by which the upstream's clock is ahead of this machine's.
let clockSkewMs = 0;
jest.mock('@/lib/core/upstream/upstream-clock', () => ({
  getUpstreamTime: () => Promise.resolve(now + clockSkewMs),
}));
jest.mock('@/lib/core/upstream/calls/promoters', () => ({
  getPromoterInfo: (id: string) =>
    Promise.resolve(id === 'tov6' ? { companyName: '', username: '', prefersV6: true } : null),
}));

import { resolveDownload } from './resolve-download';
import { serveFile } from './serve-file';

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => jest.restoreAllMocks());

const windows10 = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0';
const request = async (
  platform: string,
  query = '',
  cookies: Record<string, string> = {},
  userAgent = windows10,
) => {
  const delivery = await resolveDownload({
    platform,
    query: new URLSearchParams(query),
    readCookie: (name) => cookies[name],
    userAgent,
  });
  return delivery.kind === 'package'
    ? delivery.location.replace(/\?auth_key=1700000000-[0-9a-f]{32}-0-[0-9a-f]{32}$/, ' signed')
    : delivery.kind;
};

it.each([
  ['plain', 'windows', '', {}, '/files/v5/App-5.1.0.exe signed'],
  [
    'promoter of this very request',
    'windows',
    'promoter=new',
    { promoter: 'old' },
    '/files/v5/App-5.1.0_new.exe signed',
  ],
  [
    'promoter of the cookie',
    'windows',
    '',
    { promoter: 'old' },
    '/files/v5/App-5.1.0_old.exe signed',
  ],
  [
    'channel instead of a promoter',
    'windows',
    '',
    { channelId: 'ch' },
    '/files/v5/App-5.1.0_ch.exe signed',
  ],
  ['corrupt cookie', 'windows', '', { promoter: '../x' }, '/files/v5/App-5.1.0.exe signed'],
  [
    'official',
    'windows',
    'promoter=official',
    { promoter: 'old' },
    '/files/v5/App-5.1.0.exe signed',
  ],
  ['v6 asked for', 'windows', 'line=v6', {}, '/files/v6/App-6.1.0.exe signed'],
  ['promoter to v6', 'windows', '', { promoter: 'tov6' }, '/files/v6/App-6.1.0_tov6.exe signed'],
  [
    'promoter to v6, website version named',
    'windows',
    'version=5.1.0',
    { promoter: 'tov6' },
    '/files/v5/App-5.1.0_tov6.exe signed',
  ],
  [
    'promoter to v6, v5 asked for',
    'windows',
    'line=v5',
    { promoter: 'tov6' },
    '/files/v5/App-5.1.0_tov6.exe signed',
  ],
  [
    'older version from the history',
    'windows',
    'version=5.0.0',
    {},
    '/files/v5/App-5.0.0.exe signed',
  ],
  ['auto', 'auto', '', { promoter: 'p' }, '/files/v5/App-5.1.0_p.exe signed'],
  [
    'another host is left alone',
    'mac-arm',
    'line=v6',
    { promoter: 'p' },
    'https://elsewhere.example/App.dmg?x=1',
  ],
  ['unknown platform', 'amiga', '', {}, 'unknown'],
  ['unknown version', 'windows', 'version=1', {}, 'unknown'],
  ['no package for it', 'ios', '', {}, 'unknown'],
])('%s', async (_, platform, query, cookies, expected) =>
  expect(await request(platform, query, cookies)).toBe(expected),
);

it.each([
  ['Windows', windows10, '5.0.0'],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0', '4.9.0'],
])('finds an older version for an unnamed system: %s', async (_, userAgent, version) => {
  expect(await request('auto', `version=${version}`, {}, userAgent)).toBe(
    `/files/v5/App-${version}.exe signed`,
  );
  expect(await request('auto', 'version=4.0.0', {}, userAgent)).toBe('unknown');
});

it('keeps a promoter who prefers v6 on v5 below Windows 10', async () => {
  expect(
    await request('windows', '', { promoter: 'tov6' }, 'Mozilla/5.0 (Windows NT 6.1) Chrome/109.0'),
  ).toBe('/files/v5/App-5.1.0_tov6.exe signed');
});

describe('a line without packages', () => {
  beforeEach(() => void (isWebsiteListEmpty = true));
  afterEach(() => void (isWebsiteListEmpty = false));

  it.each([
    ['windows', '', 'choose'],
    ['android', '', 'choose'],
    // An explicit version and an unknown system are still errors.
    ['windows', 'version=9.9.9', 'unknown'],
    ['beos', '', 'unknown'],
    // v6 has packages that can be listed instead.
    ['linux', 'line=v6', 'unknown'],
  ])('%s?%s is answered with %s', async (platform, query, kind) =>
    expect(await request(platform, query)).toBe(kind),
  );
});

describe('a wrong clock of the upstream', () => {
  const minute = 60_000;
  const skews = [-600, -31, -5, 0, 5, 31, 600].map((minutes) => [minutes, minutes * minute]);
  const link = async () => {
    const query = new URLSearchParams();
    const request = {
      platform: 'windows',
      query,
      readCookie: () => undefined,
      userAgent: windows10,
    };
    const delivery = await resolveDownload(request);
    return delivery.kind === 'package' ? delivery.location : delivery.kind;
  };
  afterEach(() => {
    clockSkewMs = 0;
    delete process.env.DOWNLOAD_HOST;
  });

  it.each(skews)('ahead by %d minutes, breaks no link to a file of this site', async (_, skew) => {
    clockSkewMs = skew!;
    const url = await link();
    expect(url).toMatch(/^\/files\/.*auth_key=/);
    // 404 shows that the signature was accepted: the file does not exist, but a refused signature would be reported
    // first.
    const response = await serveFile(new Request(`http://localhost:3000${url}`));
    expect(response.status).toBe(404);
  });

  it.each(skews)(
    'ahead by %d minutes, is the clock of a real download host (D4)',
    async (_, skew) => {
      clockSkewMs = skew!;
      Object.assign(process.env, {
        DOWNLOAD_HOST: 'http://localhost:3000',
        DOWNLOAD_SIGN_KEY: 'k'.repeat(20),
      });
      const signedSeconds = new URL(await link()).searchParams.get('auth_key')?.split('-')[0];
      delete process.env.DOWNLOAD_SIGN_KEY;
      expect(Number(signedSeconds)).toBe((now + skew!) / 1_000);
    },
  );
});
