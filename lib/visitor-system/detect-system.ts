/**
 * Detects a visitor's system, and browsers the site does not support, from data the browser reports. Pure, no imports
 * at run time: the middleware, `/api/download/auto` and the download components share it.
 */

export type System = 'iphone' | 'ipad' | 'mac' | 'windows' | 'android' | 'linux' | 'unknown';

/** Signals about the system; everything but the user agent may be missing. */
interface SystemSignals {
  readonly userAgent: string;
  /** `sec-ch-ua-platform` header (quoted) or `navigator.userAgentData.platform`. */
  readonly platform?: string | null;
  /** `navigator.maxTouchPoints`; the only signal that distinguishes an iPad from a Mac. */
  readonly maxTouchPoints?: number;
}

/** User-Agent Client Hints needed to distinguish Windows versions (S2). */
export interface WindowsHints {
  readonly platform?: string | null;
  readonly platformVersion?: string | null;
}

/** Systems that name another system in their user agent but cannot run any package. */
const notInstallablePattern = /windows phone|iemobile|xbox|\bcros\b|tizen|web0s|smart-?tv|kaios/i;

/** Crawlers get the list of packages, not a package. CUBOT is a brand of phones, not a crawler. */
const crawlerPattern = /bots?\b|crawler|spider|slurp/i;
const cubotPattern = /cubot/i;

/** The first match wins: an iPhone writes "like Mac OS X", Android writes "Linux". */
const systemPatterns: readonly (readonly [System, RegExp])[] = [
  ['iphone', /iphone|ipod/i],
  ['ipad', /ipad/i],
  ['mac', /mac(?:intosh|book|mini|outlook|appstore|_powerpc| ?os)/i],
  ['windows', /windows/i],
  ['android', /android/i],
  ['linux', /linux/i],
];

/** The system in a user agent; `unknown` when there is none, or the system can run no package (D8). */
export function systemOfUserAgent(userAgent: string): System {
  if (notInstallablePattern.test(userAgent)) return 'unknown';
  if (crawlerPattern.test(userAgent) && !cubotPattern.test(userAgent)) return 'unknown';
  return systemPatterns.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'unknown';
}

const systemByHint: Readonly<Record<string, System>> = {
  windows: 'windows',
  macos: 'mac',
  android: 'android',
  linux: 'linux',
  'chrome os': 'unknown',
  'chromium os': 'unknown',
};

const unquote = (value: string | null | undefined) =>
  (value ?? '').replaceAll('"', '').trim().toLowerCase();

/**
 * Detects the system like `systemOfUserAgent`, but also uses other signals: a client hint is more reliable than the
 * frozen user agent, and a "Mac" with several touch points is an iPad that requests the desktop site.
 */
export function detectVisitorSystem({
  userAgent,
  platform,
  maxTouchPoints = 0,
}: SystemSignals): System {
  const namedSystem = systemOfUserAgent(userAgent);
  const hint = systemByHint[unquote(platform)];
  // A robot or a Windows phone stays unknown, whatever its engine reports.
  const system = hint && (namedSystem !== 'unknown' || userAgent === '') ? hint : namedSystem;
  return system === 'mac' && maxTouchPoints > 1 ? 'ipad' : system;
}

/** Whether the browser is Internet Explorer or UC below 12. Visitors with these get `/unsupported` (S2). */
export function isUnsupportedBrowser(userAgent: string): boolean {
  if (/\bMSIE\b|\bTrident\//i.test(userAgent)) return true;
  const ucVersion = /\bUCBrowser\/(\d+)/i.exec(userAgent);
  return ucVersion !== null && Number(ucVersion[1]) < 12;
}

/**
 * Whether the visitor has Windows 10 or later. Client hints decide when they are present (Windows 7 to 8.1 report 0.x),
 * otherwise the user agent (S2).
 */
export function isWindows10OrLater(userAgent: string, hints: WindowsHints = {}): boolean {
  const platform = unquote(hints.platform);
  if (platform && platform !== 'windows') return false;
  const major = Number.parseInt(unquote(hints.platformVersion), 10);
  if (platform && !Number.isNaN(major)) return major >= 1;
  return /\bWindows NT 10\.0\b/.test(userAgent);
}
