/** Makes promoters' links, with the same rules by which the site reads them (A2, A4). Pure. */
import { parseAttributionValue } from './cookie-rules';

type PromoterCodeResult =
  | {
      readonly kind: 'code';
      readonly code: string;
      /** A trailing .exe was removed, as the site will do. */
      readonly wasStripped: boolean;
    }
  | { readonly kind: 'empty' }
  /** The code is the word that makes the site forget a promoter (A3). */
  | { readonly kind: 'official' }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'characters' };

// The next two values repeat rules of cookie-rules.ts and of `promoterCodePattern` in the contract, to tell which rule
// a code breaks.
const exeExtension = /\.exe$/i;
const maxCodeLength = 64;

/** How the site will read a typed code. */
export function validatePromoterCode(raw: string): PromoterCodeResult {
  const trimmed = raw.trim();
  if (trimmed === '') return { kind: 'empty' };
  const effect = parseAttributionValue('promoter', raw);
  if (effect.kind === 'set')
    return { kind: 'code', code: effect.value, wasStripped: exeExtension.test(trimmed) };
  if (effect.kind === 'clear') return { kind: 'official' };
  return {
    kind: [...trimmed.replace(exeExtension, '')].length > maxCodeLength ? 'tooLong' : 'characters',
  };
}

export const utmNames = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
export type UtmName = (typeof utmNames)[number];

/**
 * A UTM value as it may be in a link, trimmed; null when it is invalid. The site reads only utm_source; the other two
 * are for the promoter's own statistics. All three have the same rule because it is easier to explain (A4).
 */
export function parseUtm(raw: string): string | null {
  const text = raw.trim();
  if (text === '') return '';
  return parseAttributionValue('utm_source', text).kind === 'set' ? text : null;
}

/**
 * The promoter's link.
 * @param pageUrl absolute URL of the landing page
 * @param code checked by {@link validatePromoterCode}
 * @param utm checked by {@link parseUtm}; empty values are left out
 */
export function promoterLink(
  pageUrl: string,
  code: string,
  utm: Readonly<Partial<Record<UtmName, string>>> = {},
): string {
  const url = new URL(pageUrl);
  url.searchParams.set('promoter', code);
  for (const name of utmNames) {
    const value = utm[name] ?? '';
    if (value !== '') url.searchParams.set(name, value);
  }
  return url.toString();
}
