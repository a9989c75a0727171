/**
 * Brands, contacts, official figures, prices and minimum systems: the one place facts about the
 * company and the product come from, so that no two pages can disagree.
 */
import { buildEnv } from '@/lib/env/build';
import type { Locale } from '@/lib/i18n/routing';

export type Localised = Readonly<Record<Locale, string>>;

interface Brand {
  readonly id: 'primary' | 'variant';
  readonly name: Localised;
  /** The lite product line's name (B1). */
  readonly pureName: Localised;
  /** Live-code group the WeChat QR codes come from. */
  readonly qrGroupId: number;
}

const brands = {
  primary: {
    id: 'primary',
    name: { 'zh-CN': '超级浏览器', 'en-US': 'SuperBrowser' },
    pureName: { 'zh-CN': '超级浏览器纯净版', 'en-US': 'SuperBrowser Pure' },
    qrGroupId: 1696,
  },
  variant: {
    id: 'variant',
    name: { 'zh-CN': '超级浏览器', 'en-US': 'SuperBrowser' },
    pureName: { 'zh-CN': '超级浏览器纯净版', 'en-US': 'SuperBrowser Pure' },
    qrGroupId: 1693,
  },
} as const satisfies Record<string, Brand>;

const env = buildEnv();

/** Who runs this deployment: brand by SITE_BRAND (B2), contacts from configuration (B5). */
export const site = {
  ...brands[env.SITE_BRAND],
  origin: env.SITE_ORIGIN,
  company: {
    legalName: env.COMPANY_LEGAL_NAME,
    address: env.COMPANY_ADDRESS,
    phone: env.COMPANY_PHONE,
    email: env.COMPANY_EMAIL,
    /** Chinese website registrations, linked to their registries in the footer. */
    icpNumber: env.COMPANY_ICP_NUMBER,
    policeNumber: env.COMPANY_POLICE_NUMBER,
  },
  webTrialUrl: env.WEB_TRIAL_URL,
  /** The operator's own tracking service. */
  trackingUrl: env.TRACKING_URL,
} as const;

/** Official figures; pages show them with the words "official figure" (L3). */
export const figures = {
  shops: 1_900_000,
  users: 130_000,
  platforms: 50,
  countries: 20,
  /** Shown while the public configuration cannot be read. */
  storeCountFallback: '600',
} as const;

/** The double-eleven banner's official figures; it does not say what each of them counts. */
export const bannerFigures = [1_900_000, 40_000, 1_000_000, 200_000] as const;

/** Prices and offers in yuan. */
export const offers = {
  newUserCoupon: 38,
  firstMonthIpDiscount: 0.5,
  /** Coupon figure of the register button without a promoter, or when its lookup fails. */
  defaultDiscount: 76,
  /** At this sum the label says "coupon pack". */
  couponPack: 101,
} as const;

/** Support: Monday to Sunday, paid accounts only, Chinese or English. */
export const supportHours = { open: '9:00', close: '22:00' } as const;

/** When applicants hear from us (L3), as part of a sentence; support works every day of the week. */
export const responsePromise = {
  'zh-CN': `最迟下一个服务日（${supportHours.open}–${supportHours.close}）`,
  'en-US': `by the next support day (${supportHours.open}–${supportHours.close})`,
} as const satisfies Localised;

/** D10: minimum systems per client line. Names of systems are the same in both languages. */
export const minimumSystems = {
  v5: { windows: '7', macos: '10.13', deepin: '15.11', dotNet: '4.5.2' },
  v6: { windows: '10', macos: '10.15', linux: '5.15.0' },
  vps: { windowsServer: '2019', dotNet: '4.5.2' },
  android: '7.0',
} as const;

/** Servers for private deployment: disks are lower limits ("over"). */
export const privateServer = {
  system: 'Linux',
  recommendedSystem: 'CentOS 7.4',
  minimum: { cores: 2, memoryGb: 16, diskGb: 300 },
  recommended: { cores: 4, memoryGb: 32, diskTb: 1 },
} as const;

/** The ink ground, for browser chrome and the web app manifest; the same value as the token ink-950. */
export const themeColor = '#040a1d';

/** Colours other media may use, by token; values as in app/globals.css. */
export const brandColours = {
  'blue-600': '#1a5cff',
  'ink-950': themeColor,
  paper: '#fff',
} as const;
