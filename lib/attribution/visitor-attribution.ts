import { landingCookie, type AttributionCookie } from '@/lib/browser/storage-keys';
import type { CookieReader } from '@/lib/core/http/cookie-reader';
import { cookieChanges, parseAttributionValue } from './cookie-rules';

/** Who brought a visitor, as their cookies and the request say. */
export interface Attribution {
  /** Code in the installer's name and in a registration; '' when there is none. */
  readonly promoterOrChannel: string;
  /** Only the promoter, never a channel; '' when there is none. */
  readonly promoter: string;
  /** Opaque text passed on with registrations and applications; '' when there is none. Never fetched or followed. */
  readonly callback: string;
  readonly activityId: string;
  readonly utmSource: string;
  readonly channelId: string;
  /** "xsb" when the visitor came through the xsb landing page, else '' (A9). */
  readonly landingSource: string;
}

/**
 * Who brought this visitor (A7), with the request's own parameters applied. Downloads, forms and client components
 * share this function; set-cookies.ts writes the cookies. Every cookie is validated again: an invalid value counts as
 * empty, because visitors can edit cookies.
 */
export function attributionOf(query: URLSearchParams, readCookie: CookieReader): Attribution {
  const newValueByName = new Map(
    cookieChanges(query).map(({ name, value }) => [name, value ?? '']),
  );
  const effectiveValue = (name: AttributionCookie): string => {
    const newValue = newValueByName.get(name);
    if (newValue !== undefined) return newValue;
    const effect = parseAttributionValue(name, readCookie(name));
    return effect.kind === 'set' ? effect.value : '';
  };
  const [promoter, channelId] = [effectiveValue('promoter'), effectiveValue('channelId')];
  return {
    promoterOrChannel: promoter || channelId,
    promoter,
    callback: effectiveValue('callback'),
    activityId: effectiveValue('activity_id'),
    utmSource: effectiveValue('utm_source'),
    channelId,
    landingSource: readCookie(landingCookie) === 'xsb' ? 'xsb' : '',
  };
}

/**
 * The value that can be a referral code: a promoter, never a channel; '' when there is none (R10). URLs of earlier
 * versions named a channel as the promoter too, so the same value in both counts as a channel.
 */
export const referralCodeOf = ({ promoter, channelId }: Attribution): string =>
  promoter === channelId ? '' : promoter;
