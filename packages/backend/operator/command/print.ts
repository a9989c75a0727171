/** What a verb gave, for reading. */
import 'server-only';
import type { Language } from '../verb';
import { padded, width } from './help';

const none = { zh: '没有记录', en: 'none' };

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '-';
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value as string | number | boolean);
};

/** Control signs would move the cursor of whoever reads what a visitor wrote. */
const safe = (text: string) => text.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' ');

/** A whole text: its lines and their tabs stay, because it may be put back. */
const asWritten = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map(safe).join('\t'))
    .join('\n');

function table(rows: readonly Record<string, unknown>[]): string {
  const head = Object.keys(rows[0] ?? {});
  const cells = [head, ...rows.map((row) => head.map((name) => safe(textOf(row[name]))))];
  const widths = head.map((_, at) => Math.max(...cells.map((row) => width(row[at] ?? ''))));
  return cells
    .map((row) =>
      row
        .map((cell, at) => padded(cell, (widths[at] ?? 0) + 2))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows as a table, one thing as its facts, and everything as JSON where that is asked for. */
export function printed(data: unknown, json: boolean, language: Language = 'en'): string {
  if (json) return `${JSON.stringify(data, null, 2)}\n`;
  if (Array.isArray(data))
    return `${data.length > 0 ? table(data as Record<string, unknown>[]) : none[language]}\n`;
  if (!isRecord(data)) return `${asWritten(textOf(data))}\n`;
  const widest = Math.max(0, ...Object.keys(data).map(width)) + 2;
  const facts = Object.entries(data).filter(([, value]) => value !== undefined);
  return facts
    .map(
      ([name, value]) =>
        `${padded(name, widest)}${textOf(value)
          .split('\n')
          .map(safe)
          .join(`\n${' '.repeat(widest)}`)}\n`,
    )
    .join('');
}
