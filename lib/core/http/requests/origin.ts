/** Recognizes requests from other sites, so that their writes are refused (F3). Pure: checks headers only. */
import { parseUrl } from '@superbrowser/shared/parse-url';
import { isLoopback } from '@/lib/core/env/validation/loopback.mjs';

interface OriginHeaders {
  /** Sec-Fetch-Site: how the browser relates the sending page to this site. Current browsers send it on https. */
  readonly secFetchSite: string | null;
  readonly origin: string | null;
  /** Host the request was made to. */
  readonly host: string | null;
}

/** Reads the three headers that isSameOriginWrite needs. */
export function readOriginHeaders(headers: Headers): OriginHeaders {
  return {
    secFetchSite: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    host: headers.get('host'),
  };
}

/**
 * Whether a write comes from a page of this site. Sec-Fetch-Site decides; without it, Origin is compared with the
 * public origin. A write with neither header is refused, and so is `Origin: null` (sandboxed frames).
 * @param publicOrigin SITE_ORIGIN
 */
export function isSameOriginWrite(
  { secFetchSite, origin, host }: OriginHeaders,
  publicOrigin: string,
): boolean {
  if (secFetchSite !== null) return secFetchSite === 'same-origin';
  const source = parseUrl(origin ?? '');
  if (!source) return false;
  if (source.origin === new URL(publicOrigin).origin) return true;
  // On a developer's machine the port differs from the configured one.
  return (
    isLoopback(source.hostname) &&
    isLoopback(new URL(publicOrigin).hostname) &&
    source.host === host
  );
}

/**
 * Whether another site sent the request or linked to it. Only Sec-Fetch-Site counts. It is `none` for a URL that was
 * typed in, a bookmark, or opened by a program; old browsers do not send it.
 */
export const isFromOtherOrigin = (headers: Headers): boolean =>
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
