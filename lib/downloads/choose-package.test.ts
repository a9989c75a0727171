import type { Platform, ReleasePackage, ReleaseType } from '@/lib/releases/release-package';
import { choosePackage, defaultLine, parseDownloadRequest } from './choose-package';

const createPackage = (
  platform: Platform,
  version: string,
  type: ReleaseType = 'latest',
  url: string | null = 'https://dl.example/x.exe',
): ReleasePackage => ({
  platform,
  version,
  type,
  url,
  line: 'v5',
  releasedOn: null,
  fileName: 'x.exe',
  size: null,
  sha256: null,
});
const list = [
  createPackage('windows', '5.290.2'),
  createPackage('windows', '5.291.0', 'beta'),
  createPackage('windows', '5.292.0', 'upcoming', null),
  createPackage('mac-arm', '5.290.2'),
  createPackage('android', '5.1.0'),
];
const agents = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0',
  windows7: 'Mozilla/5.0 (Windows NT 6.1; Win64; x64) Chrome/109.0',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/142.0 Mobile',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
};
const choose = (platform: string, query: string, agent: keyof typeof agents = 'windows') => {
  const request = parseDownloadRequest(platform, new URLSearchParams(query));
  if (!request) return 'refused';
  const choice = choosePackage(request, list, agents[agent]);
  return choice.kind === 'package'
    ? `${choice.releasePackage.platform} ${choice.releasePackage.version}`
    : choice.kind;
};

it.each([
  ['windows', '', 'windows 5.290.2'],
  ['windows', 'version=5.291.0', 'windows 5.291.0'],
  ['windows', 'version=5.292.0', 'unknown'],
  ['windows', 'version=9.9', 'unknown'],
  ['windows', 'version=', 'unknown'],
  ['ios', '', 'unknown'],
  ['windows', 'line=v7', 'refused'],
  ['windowz', '', 'refused'],
  ['Windows', '', 'refused'],
  ['__proto__', '', 'refused'],
])('%s?%s is %s (D1)', (platform, query, expected) =>
  expect(choose(platform, query)).toBe(expected),
);

it.each([
  ['windows', 'windows 5.290.2'],
  ['android', 'android 5.1.0'],
  ['mac', 'choose'],
  ['iphone', 'choose'],
  ['linux', 'choose'],
] as const)('auto on %s: %s', (agent, expected) =>
  expect(choose('auto', '', agent)).toBe(expected),
);

it.each([
  ['v5', true, 'windows', 'windows', 'v6'],
  ['v5', true, 'windows', 'windows7', 'v5'],
  ['v5', true, 'auto', 'mac', 'v5'],
  ['v5', false, 'auto', 'windows', 'v5'],
  ['v5', false, 'linux', 'linux', 'v5'],
  ['v6', false, 'auto', 'windows', 'v6'],
  ['v6', true, 'windows', 'windows7', 'v5'],
  ['v6', false, 'auto', 'linux', 'v6'],
  ['v6', false, 'mac-arm', 'mac', 'v6'],
  ['v6', false, 'windows-lite', 'windows', 'v5'],
  ['v6', false, 'auto', 'android', 'v5'],
] as const)(
  'with %s recommended, promoter to v6 %s: %s on %s is %s (D1)',
  (recommendedLine, prefersV6, platform, agent, line) =>
    expect(defaultLine({ platform, recommendedLine, prefersV6, userAgent: agents[agent] })).toBe(
      line,
    ),
);
