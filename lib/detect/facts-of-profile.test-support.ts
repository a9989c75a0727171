/** Builds complete facts from the few things that differ between browsers, for tests. */
import type { BrowserFacts, Facts, ScreenFacts } from './facts';
import { offsetOf } from './time-zone';

const offsetMoments = [
  Date.UTC(2026, 10, 21),
  Date.UTC(2026, 0, 15, 12),
  Date.UTC(2026, 6, 15, 12),
];

interface Profile {
  readonly userAgent: string;
  readonly platform: string;
  readonly vendor: string;
  readonly languages: readonly string[];
  readonly zone: string;
  readonly screen?: Partial<ScreenFacts>;
  /** Chromium's version and the platform of its hints. */
  readonly hints?: { version: string; platform: string; isMobile?: boolean; brand?: string };
  readonly webgl?: Facts['webgl'];
  readonly fonts?: readonly string[];
  readonly acceptLanguage?: string;
  readonly memory?: number | null;
}

const desktopScreen: ScreenFacts = {
  width: 1920,
  height: 1080,
  availWidth: 1920,
  availHeight: 1032,
  innerWidth: 1905,
  innerHeight: 945,
  // A maximized window is larger than the available screen.
  outerWidth: 1936,
  outerHeight: 1048,
  ratio: 1,
  touchPoints: 0,
  hasCoarsePointer: false,
};

export const phoneScreen: ScreenFacts = {
  width: 412,
  height: 915,
  availWidth: 412,
  availHeight: 915,
  innerWidth: 412,
  innerHeight: 780,
  outerWidth: 412,
  outerHeight: 780,
  ratio: 2.63,
  touchPoints: 5,
  hasCoarsePointer: true,
};

function browserOf({ hints, memory, ...profile }: Profile): BrowserFacts {
  return {
    userAgent: profile.userAgent,
    platform: profile.platform,
    vendor: profile.vendor,
    language: profile.languages[0] ?? '',
    languages: profile.languages,
    webdriver: false,
    hasCookies: true,
    cores: 8,
    memory: hints ? (memory ?? 8) : null,
    hints: hints
      ? {
          brands: [
            { brand: 'Not:A-Brand', version: '8' },
            { brand: 'Chromium', version: hints.version },
            { brand: hints.brand ?? 'Google Chrome', version: hints.version },
          ],
          platform: hints.platform,
          isMobile: hints.isMobile ?? false,
          platformVersion: '15.0.0',
          architecture: 'x86',
        }
      : null,
  };
}

export function factsOf(profile: Profile): Facts {
  const { hints, languages, zone } = profile;
  return {
    browser: browserOf(profile),
    time: {
      zone,
      locale: languages[0] ?? null,
      offsets: offsetMoments.map((moment) => ({
        at: moment,
        minutes: offsetOf(zone, moment) ?? 0,
      })),
    },
    screen: { ...desktopScreen, ...profile.screen },
    canvas: { hash: '0123456789abcdef', isSteady: true, isBlank: false },
    audio: { hash: 'fedcba9876543210', isSteady: true, isBlank: false },
    webgl: profile.webgl ?? null,
    fonts: profile.fonts ?? [],
    server: {
      address: '93.184.216.34',
      headers: {
        'user-agent': profile.userAgent,
        'accept-language': profile.acceptLanguage ?? languages.join(','),
        'sec-ch-ua': hints
          ? `"Chromium";v="${hints.version}", "Google Chrome";v="${hints.version}"`
          : null,
        'sec-ch-ua-mobile': hints ? (hints.isMobile ? '?1' : '?0') : null,
        'sec-ch-ua-platform': hints ? `"${hints.platform}"` : null,
      },
    },
    rtc: null,
    unread: {},
  };
}
