/** What the browser reports about itself: user agent, languages, clock, screen. */
import type { BrowserFacts, ScreenFacts, TimeFacts } from '@/lib/detect/facts';

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

/** Interfaces not every browser has, which TypeScript's types declare as always present. */
type Known = Omit<Navigator, 'languages' | 'maxTouchPoints'> & {
  readonly languages?: readonly string[];
  readonly maxTouchPoints?: number;
  readonly deviceMemory?: number;
  readonly userAgentData?: UserAgentData;
};

const known = () => navigator as Known;

async function readHints({ userAgentData }: Known): Promise<BrowserFacts['hints']> {
  if (!userAgentData) return null;
  const { brands, mobile, platform } = userAgentData;
  const more = await userAgentData
    .getHighEntropyValues?.(['platformVersion', 'architecture'])
    .catch(() => undefined);
  return {
    brands: brands.map(({ brand, version }) => ({ brand, version })),
    isMobile: mobile,
    platform,
    platformVersion: more?.platformVersion || null,
    architecture: more?.architecture || null,
  };
}

export async function readBrowser(): Promise<BrowserFacts> {
  const own = known();
  return {
    userAgent: own.userAgent,
    platform: own.platform ?? '',
    vendor: own.vendor ?? '',
    language: own.language ?? '',
    languages: [...(own.languages ?? [])],
    webdriver: own.webdriver === true,
    hasCookies: own.cookieEnabled,
    cores: own.hardwareConcurrency ?? null,
    memory: own.deviceMemory ?? null,
    hints: await readHints(own),
  };
}

/** Offsets now and in the middle of both halves of the year: daylight saving time shows in one of them. */
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
    touchPoints: known().maxTouchPoints ?? null,
    coarsePointer: window.matchMedia('(any-pointer: coarse)').matches,
  };
}
