/**
 * Values that the legal texts contain: who runs the site and who else gets data, each only where it is configured (B7),
 * and what is stored for how long.
 */
import 'server-only';
import { createRow, plainText, type MarkdownNode } from '@superbrowser/contract/content/markdown';
import type { Locale } from '@/lib/core/i18n/routing';
import { contractPartyName, site } from '@/lib/site';
import { supportHours } from '@/lib/support-hours';
import { answerWorkingDays, retentionRows } from './retention';
import { desktopAppCookies, cookieRows, storageRows } from './browser-storage';

/** In a legal text, `{name}` stands for a value, and a table row `{rows:name}` for all rows of a list. */
interface LegalValues {
  /** Undefined where the value is not configured. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly rows: Readonly<Record<string, readonly (readonly string[])[]>>;
}

const messages = {
  'zh-CN': {
    separator: '、',
    address: (address: string) => `，地址：${address}`,
    inChina: '位于中国境内',
    or: '，或',
    call: (phone: string) => `致电 ${phone}`,
    mail: (email: string) => `发邮件到 ${email}`,
    post: (address: string, name: string | undefined) =>
      `寄信到${address}${name ? `（${name}收）` : ''}`,
    places: { local: '本地存储', session: '会话存储' },
  },
  'en-US': {
    separator: ', ',
    address: (address: string) => `, ${address}`,
    inChina: ' in mainland China',
    or: ', or ',
    call: (phone: string) => `call ${phone}`,
    mail: (email: string) => `email ${email}`,
    post: (address: string, name: string | undefined) =>
      `write to ${name ? `${name}, ` : ''}${address}`,
    places: { local: 'Local storage', session: 'Session storage' },
  },
} as const satisfies Record<Locale, object>;

const hostOf = (url: string | undefined): string | undefined => url && new URL(url).host;

/** The values of this deployment in a language. */
export function legalValues(locale: Locale): LegalValues {
  const text = messages[locale];
  const { legalName, phone, email, address, icpNumber } = site.company;
  const contactWays = [
    phone && text.call(phone),
    email && text.mail(email),
    address && text.post(address, legalName),
  ]
    .filter(Boolean)
    .join(text.or);
  return {
    values: {
      operator: contractPartyName[locale],
      addressPart: address ? text.address(address) : '',
      answerWorkingDays: String(answerWorkingDays),
      hours: `${supportHours.open}–${supportHours.close}`,
      desktopAppCookies: desktopAppCookies.join(text.separator),
      // A Chinese website registration (ICP) is only given to sites on servers in mainland China.
      inChina: icpNumber === undefined ? '' : text.inChina,
      /** The second receiver of the pages' statistics, next to this site. */
      trackingHost: hostOf(site.trackingUrl),
      /** Host of the online trial, a separate site that learns who brought a visitor (D9). */
      trialHost: hostOf(site.webTrialUrl),
      contactWays: contactWays || undefined,
      onlyWithoutContact: contactWays ? undefined : '',
    },
    rows: {
      cookies: cookieRows(locale),
      storage: storageRows(locale, text.places),
      retention: retentionRows(locale),
    },
  };
}

/**
 * Fills values into a text.
 * @returns null when a value in the text is not configured
 * @throws Error for an unknown name
 */
export function fillText(text: string, { values }: LegalValues): string | null {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const unknownName = names.find((name) => !Object.hasOwn(values, name));
  if (unknownName) throw new Error(`Unknown value {${unknownName}}`);
  if (names.some((name) => values[name] === undefined)) return null;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

const removableTypes: readonly MarkdownNode['type'][] = ['paragraph', 'item', 'row'];

/**
 * Fills values into a tree. A paragraph, list item or table row with an unconfigured value is removed.
 * @returns false when a value anywhere else is not configured
 */
export function fillValues(node: MarkdownNode, values: LegalValues): boolean {
  if (node.type === 'text') {
    const filled = fillText(node.text, values);
    node.text = filled ?? '';
    return filled !== null;
  }
  let isComplete = true;
  node.children = node.children.flatMap((child) => {
    const rowsName = child.type === 'row' && /^\{rows:(\w+)\}$/.exec(plainText(child).trim())?.[1];
    if (rowsName) return (values.rows[rowsName] ?? []).map((cells) => createRow(cells, child.line));
    if (fillValues(child, values)) return [child];
    if (removableTypes.includes(child.type)) return [];
    isComplete = false;
    return [child];
  });
  return isComplete;
}
