/**
 * Rules that turn query parameters into attribution cookies: which values are refused, how long each cookie lives, and
 * which parameter wins (A1–A5, A7). Pure: shared by the middleware, the server in front of Next, route handlers and
 * client components.
 */

import { promoterCodePattern } from '@superbrowser/contract/promoter-and-invite-codes';
import { daySeconds } from '@superbrowser/shared/durations';
import { attributionCookies, type AttributionCookie } from '@/lib/browser/storage-keys';

/** Lifetimes in seconds by cookie name, which is the parameter's name (A5). */
export const attributionTtlSeconds = {
  promoter: 7 * daySeconds,
  from: 30 * daySeconds,
  channelId: 30 * daySeconds,
  callback: 30 * daySeconds,
  activity_id: 30 * daySeconds,
  utm_source: 30 * daySeconds,
} as const satisfies Record<AttributionCookie, number>;

/** The effect of one parameter: store a value, delete the stored value, or do nothing (A3). */
type ParameterEffect =
  | { readonly kind: 'set'; readonly value: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'none' };

const noEffect: ParameterEffect = { kind: 'none' };
// Control characters, separators of lines and paragraphs, and U+FFFD, which replaces invalid UTF-8.
const uncleanCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffd]/;
/** Browsers silently drop a cookie over 4,096 bytes, so a longer value is refused here. */
const maxCookieBytes = 4_000;

/** Parses promoter, from and channelId (A2). What is left after trimming is kept as typed (`00123` stays `00123`). */
function parsePromoterCode(raw: string): ParameterEffect {
  if (uncleanCharacters.test(raw)) return noEffect;
  const code = raw.trim().replace(/\.exe$/i, '');
  if (code.toLowerCase() === 'official') return { kind: 'clear' };
  return promoterCodePattern.test(code) ? { kind: 'set', value: code } : noEffect;
}

/** Parses activity_id like a promoter code, without the rules about .exe and official (A4). */
function parseActivityId(raw: string): ParameterEffect {
  const code = uncleanCharacters.test(raw) ? '' : raw.trim();
  return promoterCodePattern.test(code) ? { kind: 'set', value: code } : noEffect;
}

/** Characters of a text in a cookie; Infinity for a lone surrogate, which cannot be encoded. */
function encodedLength(text: string): number {
  try {
    return encodeURIComponent(text).length;
  } catch {
    return Infinity;
  }
}

/** Parses callback and utm_source, which are opaque texts (A4). */
const createTextParser =
  (maxCharacters: number) =>
  (raw: string): ParameterEffect =>
    raw.trim() !== '' &&
    [...raw].length <= maxCharacters &&
    !uncleanCharacters.test(raw) &&
    encodedLength(raw) <= maxCookieBytes
      ? { kind: 'set', value: raw }
      : noEffect;

const valueParsers: Record<AttributionCookie, (raw: string) => ParameterEffect> = {
  promoter: parsePromoterCode,
  from: parsePromoterCode,
  channelId: parsePromoterCode,
  callback: createTextParser(512),
  activity_id: parseActivityId,
  utm_source: createTextParser(100),
};

/** Validates one decoded value; used for parameters, and again for cookies, which anyone can edit (A7). */
export function parseAttributionValue(
  name: AttributionCookie,
  raw: string | null | undefined,
): ParameterEffect {
  return raw === null || raw === undefined ? noEffect : valueParsers[name](raw);
}

/** Parses all parameters; the first one of a repeated name counts (A1). */
function parseAttributionQuery(query: URLSearchParams): Record<AttributionCookie, ParameterEffect> {
  const effects = {} as Record<AttributionCookie, ParameterEffect>;
  for (const name of attributionCookies)
    effects[name] = parseAttributionValue(name, query.get(name));
  return effects;
}

/** A cookie to write; null deletes it. */
export interface CookieChange {
  readonly name: AttributionCookie;
  readonly value: string | null;
  /** Seconds. */
  readonly maxAge: number;
}

/** The cookies that a request's parameters set or delete; empty when there are none (A6). */
export function cookieChanges(query: URLSearchParams): CookieChange[] {
  const effects = parseAttributionQuery(query);
  // A valid `from` is the promoter too and wins over a `promoter` parameter in the same URL (A7); `from=official`
  // forgets both, unless the same URL names a promoter (A3).
  if (effects.from.kind === 'set' || effects.promoter.kind === 'none')
    effects.promoter = effects.from;
  const changes: CookieChange[] = [];
  for (const name of attributionCookies) {
    const effect = effects[name];
    if (effect.kind === 'set')
      changes.push({ name, value: effect.value, maxAge: attributionTtlSeconds[name] });
    else if (effect.kind === 'clear') changes.push({ name, value: null, maxAge: 0 });
  }
  return changes;
}
