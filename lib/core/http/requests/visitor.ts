import 'server-only';
import { cookieReader, type CookieReader } from '../cookie-reader';
import { clientIpHeader } from './client-ip';

/** What a handler knows about its visitor. */
export interface Visitor {
  /** The IP, or the /64 of an IPv6 address, by which visitors are counted and blocked. */
  readonly ip: string;
  readonly readCookie: CookieReader;
  /** User-Agent header, for detecting robots and the system; '' without one. */
  readonly userAgent: string;
}

/** Who sent the request; the IP is set by the server and cannot be forged (X4). */
export const visitorOf = (request: Request): Visitor => ({
  ip: request.headers.get(clientIpHeader) ?? 'unknown',
  readCookie: cookieReader(request.headers.get('cookie') ?? ''),
  userAgent: request.headers.get('user-agent') ?? '',
});
