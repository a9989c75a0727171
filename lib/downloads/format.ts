/** Formats sizes, days and hashes of packages. */
import type { Locale } from '@/lib/i18n/routing';

const units = ['B', 'KB', 'MB', 'GB'] as const;

/**
 * Size of a file in the unit a file manager shows (1 KB = 1,024 bytes), e.g. "131 MB".
 * @param bytes null when the upstream gave none
 * @returns null when the size is unknown
 */
export function formatSize(bytes: number | null, locale: Locale): string | null {
  if (bytes === null || !Number.isFinite(bytes) || bytes < 0) return null;
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const maximumFractionDigits = unit > 0 && value < 100 ? 1 : 0;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value)} ${units[unit]}`;
}

/** Day of release: 2026-06-18 in Chinese, Jun 18, 2026 in English; null stays null (D6). */
export function formatDay(day: string | null, locale: Locale): string | null {
  if (day === null || locale === 'zh-CN') return day;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}

/** First 16 and last 8 digits of a SHA-256, enough to recognize it; the full one is copied. */
export function shortHash(sha256: string): string {
  return sha256.length > 26 ? `${sha256.slice(0, 16)}…${sha256.slice(-8)}` : sha256;
}
