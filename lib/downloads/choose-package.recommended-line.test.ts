/** Tests that RECOMMENDED_LINE changes the recommending sentence, the buttons and the delivered packages together. */
import { createTranslator } from 'next-intl';
import { release as zh } from '@/messages/zh-CN/download.json';
import { release as en } from '@/messages/en-US/download.json';
import type { DesktopLine, Platform, ReleasePackage } from '@/lib/releases/release-package';

const createPackage = (line: DesktopLine, platform: Platform, url = `https://dl.example/${line}`) =>
  ({
    platform,
    line,
    version: line === 'v5' ? '5.1.0' : '6.1.0',
    type: 'latest',
    url,
    fileName: 'App.exe',
    releasedOn: null,
    size: null,
    sha256: null,
  }) satisfies ReleasePackage;

const website = [
  createPackage('v5', 'windows'),
  createPackage('v5', 'mac-arm'),
  createPackage('v5', 'linux'),
];
// v6 has no package for Linux at present.
const v6 = [createPackage('v6', 'windows'), createPackage('v6', 'mac-arm')];

jest.mock('@/lib/releases/lists/get-package-lists', () => ({
  getWebsiteList: () => Promise.resolve({ packages: website }),
  getV6List: () => Promise.resolve({ packages: v6 }),
}));
jest.mock('@/lib/core/upstream/calls/promoters', () => ({
  getPromoterInfo: () => Promise.resolve(null),
}));

const agents = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0',
  windows7: 'Mozilla/5.0 (Windows NT 6.1; Win64; x64) Chrome/109.0',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
};

/** Loads the modules as a build with this setting has them. */
async function loadWith(line: DesktopLine) {
  jest.resetModules();
  process.env.RECOMMENDED_LINE = line;
  const [{ resolveDownload }, offers, { recommendedLineText }] = await Promise.all([
    import('./resolve-download'),
    import('@/lib/releases/lists/package-buttons'),
    import('@/components/releases/recommended-line-text'),
  ]);
  const deliverLine = async (platform: string, agent: keyof typeof agents) => {
    const query = new URLSearchParams();
    const userAgent = agents[agent];
    const delivery = await resolveDownload({
      platform,
      query,
      readCookie: () => undefined,
      userAgent,
    });
    return delivery.kind === 'package' ? delivery.location.slice(-2) : delivery.kind;
  };
  const sentence = (locale: 'zh-CN' | 'en-US') =>
    recommendedLineText(
      createTranslator({
        locale,
        messages: { release: locale === 'zh-CN' ? zh : en },
        namespace: 'release',
      }) as unknown as Parameters<typeof recommendedLineText>[0],
    );
  return { deliverLine, sentence, ...offers };
}

afterAll(() => void delete process.env.RECOMMENDED_LINE);

describe.each(['v5', 'v6'] as const)('%s', (line) => {
  it('is named first in the sentence, in both languages', async () => {
    const { sentence } = await loadWith(line);
    for (const locale of ['zh-CN', 'en-US'] as const)
      expect(/v[56]/.exec(sentence(locale))?.[0]).toBe(line);
  });

  it('is delivered by links without a line, where the system runs it and there is a package', async () => {
    const { deliverLine } = await loadWith(line);
    expect(await deliverLine('auto', 'windows')).toBe(line);
    expect(await deliverLine('windows', 'windows')).toBe(line);
    expect(await deliverLine('mac-arm', 'mac')).toBe(line);
    expect(await deliverLine('windows', 'windows7')).toBe('v5');
    expect(await deliverLine('auto', 'linux')).toBe('v5');
  });

  it('is in the main buttons, and every button delivers what it shows', async () => {
    const { recommendedPackage, packageHref, deliverLine } = await loadWith(line);
    expect(recommendedPackage(website, v6, 'windows')?.line).toBe(line);
    expect(recommendedPackage(website, v6, 'mac-arm')?.line).toBe(line);
    expect(recommendedPackage(website, v6, 'linux')?.line).toBe('v5');
    for (const releasePackage of [...website, ...v6]) {
      const { searchParams, pathname } = new URL(
        packageHref(releasePackage) ?? '',
        'http://localhost:3000',
      );
      const requestedLine = searchParams.get('line');
      const platform = pathname.split('/').at(-1) ?? '';
      expect(requestedLine ?? (await deliverLine(platform, 'mac'))).toBe(releasePackage.line);
    }
  });
});
