/** Reads a moment as staff type it, and returns the instant that is stored. */
import { dayMs } from '@superbrowser/shared/durations';

const dayPattern = /^(\d{4}-\d\d-\d\d)$/;

/**
 * Parses an instant that staff typed: a day (which begins at midnight in China) or an ISO 8601 time with its zone.
 * @returns ISO 8601 in UTC, as stored; null for anything else
 */
export function parseTypedInstant(text: string): string | null {
  const hasZone = /T.*(Z|[+-]\d\d:\d\d)$/.test(text);
  if (!hasZone && !dayPattern.test(text)) return null;
  const date = new Date(hasZone ? text : `${text}T00:00:00+08:00`);
  if (Number.isNaN(date.getTime())) return null;
  // JavaScript reads November 31 as December 1.
  const writtenDay = text.slice(0, 10);
  return new Date(`${writtenDay}T00:00:00Z`).toISOString().startsWith(writtenDay)
    ? date.toISOString()
    : null;
}

/**
 * The end of a range staff typed: a day is included; an instant is excluded.
 * @returns ISO 8601 in UTC, exclusive; null for anything else
 */
export function parseRangeEnd(text: string): string | null {
  const begin = parseTypedInstant(text);
  if (begin === null || text.includes('T')) return begin;
  return new Date(Date.parse(begin) + dayMs).toISOString();
}
