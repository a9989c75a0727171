/**
 * Writes and reads cookies: secret ones (HttpOnly), and those that scripts may read. Where the site has TLS, the names
 * of secret cookies for the whole site begin with __Host-, so that no subdomain can set them. The name of a cookie for
 * a single page begins with __Secure-, which only requires TLS.
 */
import 'server-only';
import type { CookieReader } from '@/lib/core/http/cookie-reader';
import { getBuildTimeEnv } from '@/lib/core/env/build-time';
import { pagePath } from '@/lib/core/i18n/paths';
import { routing } from '@/lib/core/i18n/routing';
import type { PagePath } from '@/lib/pages';

/**
 * HttpOnly cookies. All are encrypted, except promoter_pass, which is a random token. Each is explained in
 * lib/content/legal/browser-storage.ts.
 */
export const secretCookieNames = [
  'session',
  'account_proof',
  'desktop_sign_in',
  'promoter_pass',
] as const;
export type SecretCookieName = (typeof secretCookieNames)[number];

/** Cookies that are sent only to one page and the paths below it. */
const pageByCookie = { promoter_pass: '/partners/figures' } as const satisfies Partial<
  Record<SecretCookieName, PagePath>
>;
type PageCookieName = keyof typeof pageByCookie;

const isSecure = () => getBuildTimeEnv().SITE_ORIGIN.startsWith('https:');

/** Browsers accept the prefix __Host- only for a cookie of the whole site. */
const namePrefix = (name: SecretCookieName) => (name in pageByCookie ? '__Secure-' : '__Host-');
const fullName = (name: SecretCookieName) => (isSecure() ? `${namePrefix(name)}${name}` : name);

/** The value of a secret cookie by its short name. */
export const readSecretCookie = (
  readCookie: CookieReader,
  name: SecretCookieName,
): string | undefined => readCookie(fullName(name));

function cookieLine(
  name: string,
  value: string,
  maxAge: number,
  isHttpOnly: boolean,
  path = '/',
): string {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAge}`, 'SameSite=Lax'];
  if (isHttpOnly) parts.push('HttpOnly');
  if (isSecure()) parts.push('Secure');
  return parts.join('; ');
}

/** A Set-Cookie line of a secret cookie; with 0 seconds it removes the cookie. */
export const secretCookieLine = (
  name: Exclude<SecretCookieName, PageCookieName>,
  value: string,
  maxAge: number,
): string => cookieLine(fullName(name), value, maxAge, true);

/**
 * Set-Cookie lines of a secret cookie of one page, for the page's path in both languages; with 0 seconds they remove
 * it.
 */
export const secretPageCookieLines = (
  name: PageCookieName,
  value: string,
  maxAge: number,
): string[] =>
  routing.locales.map((locale) =>
    cookieLine(fullName(name), value, maxAge, true, pagePath(locale, pageByCookie[name])),
  );

/** A Set-Cookie line of a cookie that client components may read; with 0 seconds it removes the cookie. */
export const readableCookieLine = (name: string, value: string, maxAge: number): string =>
  cookieLine(name, value, maxAge, false);
