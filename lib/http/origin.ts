/** What comes from another site: its writes are refused (F3). Pure: checks headers only. */
import { isLoopback } from '@/lib/env/loopback.mjs';

export interface OriginHeaders {
  /** What the browser says about the relation of the page to this site; sent by every current one. */
  readonly secFetchSite: string | null;
  readonly origin: string | null;
  /** Host the request was made to. */
  readonly host: string | null;
}

/** The three headers isOwnWrite decides by. */
export function readOriginHeaders(headers: Headers): OriginHeaders {
  return {
    secFetchSite: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    host: headers.get('host'),
  };
}

/**
 * Whether a write comes from a page of this site: by Sec-Fetch-Site, else by Origin against the
 * public origin. A write with neither header is refused, and so is `Origin: null` (sandboxed frames).
 * @param publicOrigin SITE_ORIGIN
 */
export function isOwnWrite(
  { secFetchSite, origin, host }: OriginHeaders,
  publicOrigin: string,
): boolean {
  if (secFetchSite !== null) return secFetchSite === 'same-origin';
  if (origin === null || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (from.origin === new URL(publicOrigin).origin) return true;
  // On a developer's machine the port differs from the configured one.
  return (
    isLoopback(from.hostname) && isLoopback(new URL(publicOrigin).hostname) && from.host === host
  );
}

/**
 * Whether another site asked or led here. Only what the browser says itself counts: an address opened by a
 * program, a bookmark or typed in says `none`, and an old browser says nothing.
 */
export const isFromAnotherSite = (headers: Headers): boolean =>
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
