/**
 * The pages about packages show the SHA-256 of each package they offer, to see and to copy. Where the list gives no
 * SHA-256, the page does not mention a checksum.
 */
import { text } from 'node:stream/consumers';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { importMessages } from '@/lib/core/i18n/messages';
import { choosePackage, parseDownloadRequest } from '@/lib/downloads/choose-package';
import { historyPlatforms } from '@/lib/releases/history/history-platforms';
import type { ReleasePackage } from '@/lib/releases/release-package';
import { seedLists } from '@/lib/testing/seed-lists';
import { getHistories, getV6List, getWebsiteList } from '@/lib/releases/lists/get-package-lists';
import { history } from '@/messages/zh-CN/download.json';
import PhoneAppPage from './app/site/page';
import HistoryPage from './download/history/page';
import DownloadPage from './download/page';
import ListPage from './downloadlist/page';
import V6Page from './v6/page';
import VpsPage from './vps/page';

jest.mock('next-intl/server', () => ({
  getLocale: () => Promise.resolve('zh-CN'),
  getTranslations: async (namespace: string) => {
    const { createTranslator } = jest.requireActual<typeof import('next-intl')>('next-intl');
    const { importMessages } = jest.requireActual<typeof import('@/lib/core/i18n/messages')>(
      '@/lib/core/i18n/messages',
    );
    return createTranslator({
      locale: 'zh-CN',
      messages: (await importMessages('zh-CN')) as never,
      namespace: namespace as never,
      onError: (error) => {
        throw error;
      },
    });
  },
}));
jest.mock('@/lib/releases/lists/get-package-lists');
// These parts surround every page, or are next to the packages, and are replaced here.
jest.mock('@/components/layout/page-shell', () => ({
  PageShell: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));
jest.mock('@/components/sections/page-faq', () => ({ PageFaq: () => null }));
jest.mock('@/components/sections/page-crumbs', () => ({ PageCrumbs: () => null }));
jest.mock('@/components/demo/scene-picture', () => ({ ScenePicture: () => null }));
jest.mock('@/lib/seo/metadata', () => ({ pageMetadata: () => () => ({}) }));

function mockLists(change: (releasePackage: ReleasePackage) => ReleasePackage): void {
  const mockList = (packages: readonly ReleasePackage[]) =>
    Promise.resolve({ packages: packages.map(change), freshness: 'live' as const });
  jest.mocked(getWebsiteList).mockImplementation(() => mockList(seedLists.website));
  jest.mocked(getV6List).mockImplementation(() => mockList(seedLists.v6));
  jest
    .mocked(getHistories)
    .mockImplementation(() =>
      Promise.all(historyPlatforms.map((platform) => mockList(seedLists.histories[platform]))),
    );
}

async function htmlOf(Page: () => Promise<ReactNode>): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <NextIntlClientProvider
      locale="zh-CN"
      messages={await importMessages('zh-CN')}
      timeZone="Asia/Shanghai"
    >
      {await Page()}
    </NextIntlClientProvider>,
  );
  return text(prelude);
}

const histories = Object.values(seedLists.histories).flat();

function deliveredPackage(href: string): ReleasePackage | null {
  const url = new URL(href, 'https://site.example');
  const requested = parseDownloadRequest(url.pathname.split('/').pop() ?? '', url.searchParams);
  if (!requested) return null;
  const linePackages =
    requested.line === 'v6' ? seedLists.v6 : [...seedLists.website, ...histories];
  const choice = choosePackage(requested, linePackages, '');
  return choice.kind === 'package' ? choice.releasePackage : null;
}

/**
 * The links to packages that a page offers. A link with `auto` names no package: the server chooses one of the packages
 * next to the link.
 */
const offeredLinks = (html: string) =>
  [
    ...new Set(
      [...html.matchAll(/href="(\/api\/download\/(?!auto)[^"]+)"/g)].map(([, href]) => href),
    ),
  ].map((href = '') => href.replaceAll('&amp;', '&'));

const pages = [
  ['/download', DownloadPage, 10],
  ['/download/history', HistoryPage, 25],
  ['/downloadlist', ListPage, 30],
  ['/v6', V6Page, 4],
  ['/vps', VpsPage, 1],
  ['/app/site', PhoneAppPage, 1],
] as const;

it.each(pages)('%s shows the checksum of every package it offers', async (_, Page, count) => {
  mockLists((releasePackage) => releasePackage);
  const html = await htmlOf(Page);
  const links = offeredLinks(html);
  expect(links).toHaveLength(count);
  for (const href of links) {
    const sha256 = deliveredPackage(href)?.sha256 ?? `none for ${href}`;
    expect({ href, shown: html.includes(`data-sha256="${sha256}"`) }).toEqual({
      href,
      shown: true,
    });
    // The full checksum can be copied, however much of it is shown.
    expect(html).toContain(`data-copy="${sha256}"`);
  }
});

it.each(pages)('%s does not mention a checksum that the list does not give', async (path, Page) => {
  mockLists((releasePackage) => ({ ...releasePackage, sha256: null }));
  const html = await htmlOf(Page);
  expect(offeredLinks(html).length).toBeGreaterThan(0);
  expect(html).not.toContain('data-sha256');
  const pageText = html.replaceAll(/<[^>]+>/g, ' ');
  if (path === '/download/history') expect(pageText).toContain(history.before.check.text);
  else expect(pageText).not.toMatch(/SHA-256|校验值/);
});

it('gives every package of every list its checksum', () => {
  const { website, v6: newer } = seedLists;
  const packages = [...website, ...newer, ...histories].filter(({ url }) => url !== null);
  expect(new Set(packages.map(({ type }) => type))).toEqual(new Set(['latest', 'beta', 'older']));
  expect(new Set(packages.map(({ platform }) => platform))).toEqual(
    new Set(
      'windows windows-x86 windows-zip windows-lite windows-base windows-speed mac-intel mac-arm linux android'.split(
        ' ',
      ),
    ),
  );
  expect(packages.filter(({ sha256 }) => !/^[0-9a-f]{64}$/.test(sha256 ?? ''))).toEqual([]);
});

it('lists in the history of each system the older packages of the version list', () => {
  const historyNames = histories.map(({ platform, version }) => `${platform} ${version}`);
  const storedPlatforms = new Set(histories.map(({ platform }) => platform));
  const olderNames = seedLists.website
    .filter(({ type, platform }) => type === 'older' && storedPlatforms.has(platform))
    .map(({ platform, version }) => `${platform} ${version}`);
  expect(olderNames).toEqual(expect.arrayContaining(['mac-intel 5.289.4', 'linux 5.287.2']));
  expect(historyNames).toEqual(expect.arrayContaining(olderNames));
});
