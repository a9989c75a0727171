import type { Locale } from './routing';

const sizeUnits = ['B', 'KB', 'MB', 'GB'] as const;

/**
 * Size of a file in the unit a file manager shows (1 KB = 1,024 bytes), e.g. "131 MB".
 * @param bytes null when the upstream gave none
 * @returns null when the size is unknown
 */
export function formatSize(bytes: number | null, locale: Locale): string | null {
  if (bytes === null || !Number.isFinite(bytes) || bytes < 0) return null;
  let value = bytes;
  let unitIndex = 0;
  while (value >= 1024 && unitIndex < sizeUnits.length - 1) {
    value /= 1024;
    unitIndex += 1;
  }
  const maximumFractionDigits = unitIndex > 0 && value < 100 ? 1 : 0;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value)} ${sizeUnits[unitIndex]}`;
}
