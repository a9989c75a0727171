/** Makes `/.well-known/security.txt`, which says whom to notify of a vulnerability of the site (RFC 9116, O8). */
import 'server-only';
import { dayMs } from '@superbrowser/shared/durations';
import { getBuildTimeEnv } from '@/lib/core/env/build-time';
import { splitAtSpaces } from '@/lib/core/env/validation/split-at-spaces.mjs';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { pathPrefixByLocale } from '@/lib/core/i18n/paths';
import { log } from '@/lib/core/log/log';

/** Milliseconds before the expiry at which the file should be renewed. */
const noticeMs = 30 * dayMs;

/** The last second of a day. */
const endOfDay = (day: string) => `${day}T23:59:59Z`;

/** Whether the contacts are still valid: `expiring` in the last thirty days. */
export function expiryState(day: string, now: number): 'valid' | 'expiring' | 'expired' {
  const msLeft = Date.parse(endOfDay(day)) - now;
  if (msLeft < 0) return 'expired';
  return msLeft < noticeMs ? 'expiring' : 'valid';
}

interface SecurityTxtInput {
  readonly contacts: readonly string[];
  /** YYYY-MM-DD. */
  readonly expires: string;
  readonly policy?: string | undefined;
  readonly origin: string;
  /** Whether the site serves the key of its releases. */
  readonly hasReleaseKey: boolean;
}

/** Languages of the site: `zh, en`. */
const siteLanguages = Object.keys(pathPrefixByLocale).map((locale) => locale.slice(0, 2));

/** The text of the file. Contacts are in the order of preference. Pure. */
export function securityTxt({
  contacts,
  expires,
  policy,
  origin,
  hasReleaseKey,
}: SecurityTxtInput): string {
  const urlOf = (path: string) => new URL(path, origin).href;
  const lines = [
    ...(hasReleaseKey ? [`# Key of our releases: ${urlOf('/release-key.pem')}`] : []),
    ...contacts.map((contact) => `Contact: ${new URL(contact).href}`),
    `Expires: ${endOfDay(expires)}`,
    `Preferred-Languages: ${siteLanguages.join(', ')}`,
    `Canonical: ${urlOf('/.well-known/security.txt')}`,
    ...(policy ? [`Policy: ${new URL(policy).href}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** The text of the file for this deployment's settings; null without contacts. */
export function configuredSecurityTxt(hasReleaseKey: boolean): string | null {
  const env = getRuntimeEnv();
  const { SECURITY_CONTACTS: contacts, SECURITY_EXPIRES: expires } = env;
  if (!contacts || !expires) return null;
  return securityTxt({
    contacts: splitAtSpaces(contacts),
    expires,
    policy: env.SECURITY_POLICY_URL,
    origin: getBuildTimeEnv().SITE_ORIGIN,
    hasReleaseKey,
  });
}

/**
 * Warns the operator at a start when the contacts have expired or will soon. Expired contacts are still served, with
 * their date.
 */
export function warnOfSecurityTxtExpiry(now = Date.now()): void {
  const { SECURITY_EXPIRES: expires } = getRuntimeEnv();
  const state = expires ? expiryState(expires, now) : 'valid';
  if (state === 'valid') return;
  const stateText =
    state === 'expired' ? 'is over: readers must not use it' : 'ends within thirty days';
  log.warn('security', `security.txt ${stateText}. Renew SECURITY_EXPIRES`, { expires });
}
