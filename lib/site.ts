/**
 * Brands, contacts, official figures, recommended line, server requirements and colors: facts about the company and the
 * product, in one place, so that no two pages differ.
 */
import { getBuildTimeEnv } from './core/env/build-time';
import type { Localized } from './core/i18n/routing';
import { splitAtSpaces } from './core/env/validation/split-at-spaces.mjs';

interface Brand {
  readonly id: 'primary' | 'variant';
  readonly name: Localized;
  /** The VPS edition's name (B1). */
  readonly vpsName: Localized;
  /** Id of the live-code group that the WeChat QR codes come from. */
  readonly qrGroupId: number;
}

const brands = {
  primary: {
    id: 'primary',
    name: { 'zh-CN': '超级浏览器', 'en-US': 'SuperBrowser' },
    vpsName: { 'zh-CN': '超级浏览器纯净版', 'en-US': 'SuperBrowser Pure' },
    qrGroupId: 1696,
  },
  variant: {
    id: 'variant',
    name: { 'zh-CN': '超级浏览器', 'en-US': 'SuperBrowser' },
    vpsName: { 'zh-CN': '超级浏览器纯净版', 'en-US': 'SuperBrowser Pure' },
    qrGroupId: 1693,
  },
} as const satisfies Record<string, Brand>;

const env = getBuildTimeEnv();

const socialNetworks: Readonly<Record<string, Localized>> = {
  'weibo.com': { 'zh-CN': '微博', 'en-US': 'Weibo' },
  'zhihu.com': { 'zh-CN': '知乎', 'en-US': 'Zhihu' },
  'bilibili.com': { 'zh-CN': '哔哩哔哩', 'en-US': 'Bilibili' },
  'douyin.com': { 'zh-CN': '抖音', 'en-US': 'Douyin' },
  'xiaohongshu.com': { 'zh-CN': '小红书', 'en-US': 'Xiaohongshu' },
  'linkedin.com': { 'zh-CN': '领英', 'en-US': 'LinkedIn' },
  'youtube.com': { 'zh-CN': 'YouTube', 'en-US': 'YouTube' },
  'facebook.com': { 'zh-CN': 'Facebook', 'en-US': 'Facebook' },
  'x.com': { 'zh-CN': 'X', 'en-US': 'X' },
};

/** Name of a social network; the host of its URL where the network is unknown. */
function socialName(url: string): Localized {
  const { hostname } = new URL(url);
  const knownHost = Object.keys(socialNetworks).find(
    (host) => hostname === host || hostname.endsWith(`.${host}`),
  );
  const hostWithoutWww = hostname.replace(/^www\./, '');
  return (
    (knownHost && socialNetworks[knownHost]) || { 'zh-CN': hostWithoutWww, 'en-US': hostWithoutWww }
  );
}

/** This deployment: SITE_BRAND selects its brand (B2), other settings give origin, company, networks and trial (B5). */
export const site = {
  ...brands[env.SITE_BRAND],
  origin: env.SITE_ORIGIN,
  /** A value that is not configured is undefined, and its rows are left out (B7). */
  company: {
    legalName: env.COMPANY_LEGAL_NAME,
    address: env.COMPANY_ADDRESS,
    phone: env.COMPANY_PHONE,
    email: env.COMPANY_EMAIL,
    /** Chinese website registrations, linked to their registries in the footer. */
    icpNumber: env.COMPANY_ICP_NUMBER,
    policeNumber: env.COMPANY_POLICE_NUMBER,
  },
  /** The brand's accounts in social networks (B2). */
  socialAccounts: splitAtSpaces(env.SOCIAL_ACCOUNTS ?? '').map((url) => ({
    name: socialName(url),
    url,
  })),
  webTrialUrl: env.WEB_TRIAL_URL,
  /** The company's own tracking service. */
  trackingUrl: env.TRACKING_URL,
} as const;

/** Configured phone numbers and mail addresses with their links (B7). */
export const contactLinks: readonly ContactLink[] = [
  ...contactLinksOf('phone', 'tel', site.company.phone),
  ...contactLinksOf('email', 'mailto', site.company.email),
];

export interface ContactLink {
  readonly kind: 'phone' | 'email';
  readonly text: string;
  readonly href: string;
}

function contactLinksOf(
  kind: ContactLink['kind'],
  scheme: string,
  text: string | undefined,
): ContactLink[] {
  return text === undefined ? [] : [{ kind, text, href: `${scheme}:${text}` }];
}

/**
 * Whether a phone, a WeChat code, both or neither is configured. Texts use the result so that they name no way that is
 * missing (P1).
 * @param hasWechat a WeChat code is configured
 */
export function phoneAndWechatOf(hasWechat: boolean): 'both' | 'phone' | 'wechat' | 'none' {
  if (site.company.phone === undefined) return hasWechat ? 'wechat' : 'none';
  return hasWechat ? 'both' : 'phone';
}

/** The contracting party in the legal texts: the company's legal name where it is set (B7). */
export const contractPartyName: Localized = {
  'zh-CN': site.company.legalName ?? `${site.name['zh-CN']}的运营方`,
  'en-US': site.company.legalName ?? `the operator of ${site.name['en-US']}`,
};

/** Official numbers; pages show them with the words "official figure" (L3). */
export const officialNumbers = {
  stores: 1_900_000,
  users: 130_000,
  marketplaces: 50,
  countries: 20,
  /** Shown while the public configuration cannot be read, or has no count. */
  storeCountFallback: '600',
} as const;

/** The official numbers on the double-eleven banner, which does not say what each one counts. */
export const bannerNumbers = [1_900_000, 40_000, 1_000_000, 200_000] as const;

/**
 * The line that pages recommend and plain download buttons deliver. One message names the line (`release.recommended`).
 */
export const recommendedLine = env.RECOMMENDED_LINE;

/** Server requirements of a private deployment. The disk sizes are lower limits ("over"). */
export const privateServerRequirements = {
  system: 'Linux',
  recommendedSystem: 'CentOS 7.4',
  minimum: { cores: 2, memoryGb: 16, diskGb: 300 },
  recommended: { cores: 4, memoryGb: 32, diskTb: 1 },
} as const;

/** Background color of browser chrome and the web app manifest; the same value as the token ink-950. */
export const themeColor = '#040a1d';

/** Colors for other media, by token; values as in app/styles/tokens.css. */
export const brandColors = {
  'blue-600': '#1a5cff',
  'ink-950': themeColor,
  paper: '#fff',
} as const;
