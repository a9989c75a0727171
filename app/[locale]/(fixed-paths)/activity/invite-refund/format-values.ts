import type { Locale } from '@/lib/core/i18n/routing';

export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale).format(value);
}

/** A sum in yuan, with the sign the whole site uses; fen are shown only if there are any. */
export function formatMoney(yuan: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(yuan) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(yuan);
}

/** Day and time in Beijing, where the activity's days begin; a text that is no time is returned unchanged. */
export function formatTime(instant: string, locale: Locale): string {
  const time = new Date(instant);
  if (Number.isNaN(time.getTime())) return instant;
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Shanghai',
  }).format(time);
}
