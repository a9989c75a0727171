/** What the fields of verbs accept. */
import 'server-only';
import { isIP } from 'node:net';
import { z } from 'zod';
import { readApplyNumber } from '@superbrowser/contract/forms/apply-number';
import { phonePairSchema } from '@superbrowser/contract/forms/rules';
import { isText } from '@superbrowser/contract/forms/text';
import type { Phone } from '../accounts/phone';
import { sinceInstant } from '../export';
import { reason } from './refusal-words';

const fit = (text: string) => isText(text) && !/[\r\n\t]/.test(text);

/** One line of text. */
export const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1, reason('must not be empty'))
    .max(most)
    .refine(fit, reason('must be one line of text'));

/** A web address. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: reason('must be an http(s) address'),
});

/** Reads text as something else, or says why not. */
const read = <T>(parse: (text: string) => T | null, message: string) =>
  z.string().transform((text, context): T => {
    const value = parse(text);
    if (value !== null) return value;
    context.issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  });

function phoneOf(text: string): Phone | null {
  const area_code = /^\s*[+＋]\s*[1１][^\d]*/.test(text) && !/^\s*[+＋]\s*86/.test(text) ? 1 : 86;
  const pair = phonePairSchema.safeParse({ area_code, phone: text });
  return pair.success ? (`+${pair.data.area_code}${pair.data.phone}` as Phone) : null;
}

/** A phone as people write it; of China where no other area stands before it. */
export const typedPhone = read(
  phoneOf,
  reason('must be a telephone number: 13812345678 or +1 4155550123'),
);

/** The number of an application. */
export const applyNumber = read(readApplyNumber, reason('must be the number of an application'));

/** A day (from midnight in China) or an instant. */
export const since = read(
  sinceInstant,
  reason('must be a day like 2026-11-22, or an instant with its zone'),
);

/** Yes or no, as it is typed. */
export const yesNo = z
  .union([z.boolean(), z.enum(['yes', 'no'])], { error: reason('must be yes or no') })
  .transform((value) => value === true || value === 'yes');

/** A whole number as it is typed. */
export const count = (least: number, most: number) =>
  z.coerce
    .number({ error: reason('must be a number') })
    .int()
    .min(least)
    .max(most);

/** Shorter ones would shut out a good part of the world. */
const leastBits = { 4: 8, 6: 16 } as const;

function rangeOf(text: string): string | null {
  const [address = '', bits, ...more] = text.trim().toLowerCase().split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || more.length > 0 || address.includes('%')) return null;
  const most = version === 4 ? 32 : 128;
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return null;
  const length = bits === undefined ? most : Number(bits);
  return length >= leastBits[version] && length <= most ? `${address}/${length}` : null;
}

/** An address, or a range of them. */
export const range = read(
  rangeOf,
  reason(
    'must be an address, or a range like 203.0.113.0/24 (/8 or longer) or 2001:db8::/32 (/16 or longer)',
  ),
);

/** A promoter's id, as attribution takes it (A2). */
export const promoterId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, reason('must be 1 to 64 letters, digits, _ and -'));

/** A request by its id, or by the first letters a visitor is told. */
export const requestId = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^[0-9a-f][0-9a-f-]{3,35}$/,
    reason('must be the id of a request, or at least its first 4 letters'),
  );
