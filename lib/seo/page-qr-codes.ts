/**
 * Codes that lead a phone to a page, as pictures of their own: they are where most visitors never look. The build draws
 * them (scripts/prepare-build.ts); their name holds what they say, so that caches may keep them for good.
 */
import { createHash } from 'node:crypto';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import { site } from '@/lib/site';

/** Pages a code leads to. */
export const pagesWithCode = ['/contact', '/download'] as const;

export interface PageCode {
  /** What the code says. */
  readonly url: string;
  /** Name of its picture below the build's `static`. */
  readonly file: string;
}

export function pageQrCode(locale: Locale, path: (typeof pagesWithCode)[number]): PageCode {
  const url = new URL(pagePath(locale, path), site.origin).href;
  const hash = createHash('sha256').update(url).digest('hex').slice(0, 12);
  return { url, file: `media/page-code-${hash}.svg` };
}

/** Address of a code's picture. */
export const pageCodeSrc = (...which: Parameters<typeof pageQrCode>): string =>
  `/_next/static/${pageQrCode(...which).file}`;
