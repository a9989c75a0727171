/** What names a version, as it is typed or sent. */
import 'server-only';
import { z } from 'zod';
import { reason } from '../refusal-words';
import { typeNumbers, type TypeName } from './rows';
import { systemNames } from './systems';

export const typeNames = Object.keys(typeNumbers) as [TypeName, ...TypeName[]];

export const digits = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, reason('must be 64 hex digits'));

export const which = {
  system: z.enum(systemNames),
  line: z.enum(['v5', 'v6']),
  version: z.string().regex(/^\d{1,4}(\.\d{1,6}){1,3}$/, reason('must be a version like 5.291.0')),
};

export const releaseWords = {
  system: { zh: `系统：${systemNames.join('、')}`, en: `system: ${systemNames.join(', ')}` },
  line: { zh: '产品线：v5 或 v6', en: 'client line: v5 or v6' },
  version: { zh: '版本号，如 5.291.0', en: 'version, like 5.291.0' },
};

const minuteOrMore = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/;
const withZone = /(?:Z|[+-]\d{2}:\d{2})$/;

/** An instant as text; one without a zone is of China, as people there type it. */
function instantOf(text: string): string | null {
  const zone = withZone.exec(text)?.[0] ?? '';
  const local = zone ? text.slice(0, -zone.length) : text;
  if (!minuteOrMore.test(local)) return null;
  const time = Date.parse(`${local}${zone || '+08:00'}`);
  // Date.parse takes the 30th of February for the 2nd of March.
  const day = local.slice(0, 10);
  const isDay = new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  return Number.isNaN(time) || !isDay ? null : new Date(time).toISOString();
}

/** When a version comes out: a local time of China, or an instant with its zone. */
export const dueTime = z.string().transform((text, context) => {
  const value = instantOf(text.trim());
  if (value !== null) return value;
  const message = reason(
    'must be a time of China like 2026-11-22T10:00, or an instant with its zone',
  );
  context.issues.push({ code: 'custom', message, input: text });
  return z.NEVER;
});

export const dueWords = {
  zh: '到这个时间才发布（北京时间，如 2026-11-22T10:00）',
  en: 'comes out at this time (of China, like 2026-11-22T10:00)',
};
