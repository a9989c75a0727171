/** What the browser reports about itself: user agent, languages, clock, screen. */
import type { BrowserFacts, ScreenFacts, TimeFacts } from '../facts';

interface HighEntropy {
  readonly platformVersion?: string;
  readonly architecture?: string;
}

interface UserAgentData {
  readonly brands: readonly { brand: string; version: string }[];
  readonly mobile: boolean;
  readonly platform: string;
  readonly getHighEntropyValues?: (names: readonly string[]) => Promise<HighEntropy>;
}

/** Interfaces that TypeScript's types declare as always present, although some browsers lack them. */
type ExtendedNavigator = Omit<Navigator, 'languages' | 'maxTouchPoints'> & {
  readonly languages?: readonly string[];
  readonly maxTouchPoints?: number;
  readonly deviceMemory?: number;
  readonly userAgentData?: UserAgentData;
};

const getExtendedNavigator = () => navigator as ExtendedNavigator;

async function readHints({ userAgentData }: ExtendedNavigator): Promise<BrowserFacts['hints']> {
  if (!userAgentData) return null;
  const { brands, mobile, platform } = userAgentData;
  const highEntropy = await userAgentData
    .getHighEntropyValues?.(['platformVersion', 'architecture'])
    .catch(() => undefined);
  return {
    brands: brands.map(({ brand, version }) => ({ brand, version })),
    isMobile: mobile,
    platform,
    platformVersion: highEntropy?.platformVersion || null,
    architecture: highEntropy?.architecture || null,
  };
}

/** Reads the data the browser gives about itself, with client hints where it has them. */
export async function readBrowser(): Promise<BrowserFacts> {
  const browser = getExtendedNavigator();
  return {
    userAgent: browser.userAgent,
    platform: browser.platform ?? '',
    vendor: browser.vendor ?? '',
    language: browser.language ?? '',
    languages: [...(browser.languages ?? [])],
    webdriver: browser.webdriver === true,
    hasCookies: browser.cookieEnabled,
    cores: browser.hardwareConcurrency ?? null,
    memory: browser.deviceMemory ?? null,
    hints: await readHints(browser),
  };
}

/**
 * Reads zone, locale, and the offsets from UTC now, in mid-January and in mid-July, so that daylight saving time shows.
 */
export function readTime(): TimeFacts {
  const now = new Date();
  const year = now.getUTCFullYear();
  const moments = [now.getTime(), Date.UTC(year, 0, 15, 12), Date.UTC(year, 6, 15, 12)];
  const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
  return {
    zone: timeZone ?? null,
    locale: locale ?? null,
    offsets: moments.map((at) => ({ at, minutes: new Date(at).getTimezoneOffset() })),
  };
}

/** Reads the sizes of screen and window in CSS pixels. */
export function readScreen(): ScreenFacts {
  const { width, height, availWidth, availHeight } = screen;
  const { innerWidth, innerHeight, outerWidth, outerHeight, devicePixelRatio } = window;
  return {
    width,
    height,
    availWidth,
    availHeight,
    innerWidth,
    innerHeight,
    outerWidth,
    outerHeight,
    ratio: Math.round(devicePixelRatio * 100) / 100,
    touchPoints: getExtendedNavigator().maxTouchPoints ?? null,
    hasCoarsePointer: window.matchMedia('(any-pointer: coarse)').matches,
  };
}
