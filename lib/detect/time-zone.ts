/** Time zones: their offsets, and which ones are usual for a language. */
import { minuteMs } from '@superbrowser/shared/durations';

/**
 * Minutes a zone is behind UTC at a moment, as `Date.getTimezoneOffset` counts them.
 * @param at milliseconds since 1970
 * @returns null for an unknown name
 */
export function offsetOf(zone: string, at: number): number | null {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }).formatToParts(at);
    const partValue = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((entry) => entry.type === type)?.value);
    const localTime = Date.UTC(
      partValue('year'),
      partValue('month') - 1,
      partValue('day'),
      partValue('hour'),
      partValue('minute'),
    );
    const minutes = Math.round((at - localTime) / minuteMs);
    return Number.isNaN(minutes) ? null : minutes;
  } catch {
    return null;
  }
}

/** Formats minutes behind UTC: `UTC+8`. */
export function formatUtcOffset(minutes: number): string {
  const minutesAhead = -minutes;
  const restMinutes = Math.abs(minutesAhead) % 60;
  const hours = Math.floor(Math.abs(minutesAhead) / 60);
  return `UTC${minutesAhead < 0 ? '−' : '+'}${hours}${restMinutes ? `:${String(restMinutes).padStart(2, '0')}` : ''}`;
}

const chineseZones =
  /^(Asia\/(Shanghai|Chongqing|Harbin|Urumqi|Kashgar|Hong_Kong|Macau|Macao|Taipei|Singapore|Kuala_Lumpur)|PRC|Hongkong|ROC|Singapore)$/;
const europeanZones = /^(Europe|Atlantic|Africa)\//;

/**
 * Zones expected for a language and its region. The table only has languages spoken in few places: English, Spanish,
 * French, Portuguese and Arabic are spoken all over the world.
 */
const zonesByLanguage: Readonly<Record<string, RegExp>> = {
  'zh-CN': chineseZones,
  'zh-TW': chineseZones,
  'zh-HK': chineseZones,
  'de-DE': europeanZones,
  'de-AT': europeanZones,
  'it-IT': europeanZones,
  'nl-NL': europeanZones,
  'pl-PL': europeanZones,
  'sv-SE': europeanZones,
  'cs-CZ': europeanZones,
  'tr-TR': /^(Europe|Asia)\/|^Turkey$/,
  'ja-JP': /^(Asia\/Tokyo|Japan)$/,
  'ko-KR': /^(Asia\/Seoul|ROK)$/,
  'th-TH': /^Asia\/(Bangkok|Jakarta|Ho_Chi_Minh)$/,
  'vi-VN': /^Asia\/(Ho_Chi_Minh|Saigon|Bangkok)$/,
  'id-ID': /^Asia\//,
  'ms-MY': /^Asia\//,
};

/** Whether a language and a zone are usual together; null where either is not conclusive. */
export function zoneFitsLanguage(zone: string, language: string): boolean | null {
  // UTC is not conclusive, because machines without a location report it.
  if (/^(Etc\/|UTC$|GMT$)/.test(zone)) return null;
  return zonesByLanguage[language]?.test(zone) ?? null;
}
