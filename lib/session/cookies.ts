/** How the session's cookies are written. Names carry __Host- where the site has TLS: no subdomain can set them. */
import 'server-only';
import type { CookieReader } from '@/lib/attribution/context';
import { buildEnv } from '@/lib/env/build';

export type CookieName = 'session' | 'account_proof' | 'handover';

const secure = () => buildEnv().SITE_ORIGIN.startsWith('https:');
const fullName = (name: CookieName) => (secure() ? `__Host-${name}` : name);

export const readCookie = (cookie: CookieReader, name: CookieName): string | undefined =>
  cookie(fullName(name));

function line(name: string, value: string, maxAge: number, httpOnly: boolean): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax'];
  if (httpOnly) parts.push('HttpOnly');
  if (secure()) parts.push('Secure');
  return parts.join('; ');
}

/** A Set-Cookie line of a secret; 0 seconds remove it. */
export const secretCookie = (name: CookieName, value: string, maxAge: number): string =>
  line(fullName(name), value, maxAge, true);

/** A Set-Cookie line islands may read; 0 seconds remove it. */
export const hintCookie = (name: string, value: string, maxAge: number): string =>
  line(name, value, maxAge, false);
