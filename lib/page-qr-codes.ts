/**
 * QR codes that lead a phone to a page. They are separate pictures, because most visitors never open them. The build
 * draws them (scripts/lib/build/print-build-inputs.ts). Each name contains a hash of the code's content, so that caches
 * may keep the picture for good.
 */
import { createHash } from 'node:crypto';
import type { Locale } from './core/i18n/routing';
import { absolutePageUrl } from './seo/absolute-urls';

export const pagesWithQrCode = ['/contact', '/download'] as const;

interface PageQrCode {
  /** The encoded URL. */
  readonly url: string;
  /** File name of the picture below the build's `static`. */
  readonly file: string;
}

/** The URL a page's QR code holds, and the file of its picture in the build. */
export function pageQrCode(locale: Locale, path: (typeof pagesWithQrCode)[number]): PageQrCode {
  const url = absolutePageUrl(locale, path);
  const hash = createHash('sha256').update(url).digest('hex').slice(0, 12);
  return { url, file: `media/page-code-${hash}.svg` };
}

/** Path of a code's picture. */
export const pageQrCodeSrc = (...codeArguments: Parameters<typeof pageQrCode>): string =>
  `/_next/static/${pageQrCode(...codeArguments).file}`;
