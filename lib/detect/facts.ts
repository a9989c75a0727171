/**
 * Facts that the environment check knows about a browser: plain data, so that the rules need no browser.
 * lib/detect/browser reads the facts; a fact that could not be read is null and has its reason in `unread`. The report
 * that a visitor copies contains the facts under these names, so renaming a fact requires a new version of the report's
 * format (`reportVersion`).
 */
import type { Echo } from './echo';

/** Parts that are read one after the other; a part that fails does not affect the others. */
export const factParts = [
  'browser',
  'time',
  'screen',
  'canvas',
  'webgl',
  'audio',
  'fonts',
  'server',
] as const;

export type FactPart = (typeof factParts)[number] | 'rtc';

/** absent: this browser has no such interface; late: no answer in time; failed: the interface refused or threw. */
export type ReadFailure = 'absent' | 'late' | 'failed';

export interface Brand {
  readonly brand: string;
  readonly version: string;
}

export interface BrowserFacts {
  readonly userAgent: string;
  /** `navigator.platform`, e.g. `Win32`; empty where a browser no longer reports it. */
  readonly platform: string;
  readonly vendor: string;
  readonly language: string;
  readonly languages: readonly string[];
  readonly webdriver: boolean;
  readonly hasCookies: boolean;
  readonly cores: number | null;
  /** Gibibytes, rounded by the browser. */
  readonly memory: number | null;
  /** User-Agent Client Hints; null outside Chromium and on plain http. */
  readonly hints: {
    readonly brands: readonly Brand[];
    readonly platform: string;
    readonly isMobile: boolean;
    readonly platformVersion: string | null;
    readonly architecture: string | null;
  } | null;
}

export interface TimeFacts {
  /** Time zone of Intl, e.g. `Europe/Berlin`. */
  readonly zone: string | null;
  /** Default language of Intl. */
  readonly locale: string | null;
  /** Offsets of Date at several moments: minutes behind UTC, as `getTimezoneOffset` counts. */
  readonly offsets: readonly { readonly at: number; readonly minutes: number }[];
}

/** CSS pixels. */
export interface ScreenFacts {
  readonly width: number;
  readonly height: number;
  readonly availWidth: number;
  readonly availHeight: number;
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly outerWidth: number;
  readonly outerHeight: number;
  readonly ratio: number;
  readonly touchPoints: number | null;
  readonly hasCoarsePointer: boolean;
}

/** A drawing or a sound that was made twice. */
export interface RenderedFacts {
  readonly hash: string;
  /** Both results were equal. */
  readonly isSteady: boolean;
  /** Nothing was drawn: every pixel or sample is the same. */
  readonly isBlank: boolean;
}

export interface WebglFacts {
  readonly vendor: string;
  readonly renderer: string;
}

export interface RtcFacts {
  /** Addresses and `.local` names of the host candidates. */
  readonly addresses: readonly string[];
}

export interface Facts {
  readonly browser: BrowserFacts | null;
  readonly time: TimeFacts | null;
  readonly screen: ScreenFacts | null;
  readonly canvas: RenderedFacts | null;
  readonly webgl: WebglFacts | null;
  readonly audio: RenderedFacts | null;
  readonly fonts: readonly string[] | null;
  readonly server: Echo | null;
  /** null until the visitor opts in. */
  readonly rtc: RtcFacts | null;
  readonly unread: { readonly [P in FactPart]?: ReadFailure | undefined };
}

/** Facts before anything was read. */
export const noFacts: Facts = {
  browser: null,
  time: null,
  screen: null,
  canvas: null,
  webgl: null,
  audio: null,
  fonts: null,
  server: null,
  rtc: null,
  unread: {},
};
