/** Packages and a product for the tests of this folder. */
import type { Platform, ReleasePackage } from '@/lib/releases/release-package';
import { manifestFiles } from './manifest-files';
import type { Product } from './manifest-package';

const inBothLanguages = (path: string) => ({
  'zh-CN': `https://www.example.com${path}`,
  'en-US': `https://www.example.com/en${path}`,
});

export const testProduct: Product = {
  origin: 'https://www.example.com',
  publisher: '示例 "Example" Ltd.: #1',
  name: { 'zh-CN': '超级浏览器', 'en-US': 'SuperBrowser' },
  home: inBothLanguages(''),
  support: inBothLanguages('/service'),
  privacy: inBothLanguages('/protocol/privacyservice'),
  terms: inBothLanguages('/protocol'),
  notes: inBothLanguages('/changelog'),
};

const extensions: Partial<Record<Platform, string>> = { 'mac-arm': 'dmg', 'mac-intel': 'dmg' };

export const createPackage = (
  platform: Platform,
  digit: string,
  more: Partial<ReleasePackage> = {},
): ReleasePackage => ({
  platform,
  line: 'v5',
  version: '5.290.2',
  type: 'latest',
  releasedOn: '2026-11-05',
  url: 'https://dl.example.com/x',
  fileName: `SuperBrowser-${platform}.${extensions[platform] ?? 'exe'}`,
  size: 1,
  sha256: digit.repeat(64),
  ...more,
});

const v6 = { line: 'v6', version: '6.21.7' } as const;

/** Packages of both lines, for platforms that have manifests. */
export const allPackages: readonly ReleasePackage[] = [
  createPackage('windows', 'a'),
  createPackage('windows-x86', 'b'),
  createPackage('mac-intel', 'c'),
  createPackage('mac-arm', 'd'),
  createPackage('windows', '1', v6),
  createPackage('mac-intel', '2', v6),
  createPackage('mac-arm', '3', v6),
];

export const namesOf = (packages: readonly ReleasePackage[]): string[] =>
  manifestFiles(packages, testProduct).map(({ name }) => name);

/**
 * The text of a file.
 * @throws Error when there is no file with this name
 */
export function manifestText(
  name: string,
  packages: readonly ReleasePackage[] = allPackages,
): string {
  const file = manifestFiles(packages, testProduct).find((candidate) => candidate.name === name);
  if (!file) throw new Error(`There is no ${name}`);
  return file.text;
}
