/** The systems and engines that each sign of a browser can belong to. A sign that is not conclusive is not checked. */
import { systemOfUserAgent, type System } from '@/lib/visitor-system/detect-system';
import type { BrowserFacts, WebglFacts } from './facts';

/** Systems the signs distinguish; iPhone and iPad count as one. */
export type ClaimableSystem = 'windows' | 'mac' | 'ios' | 'android' | 'linux';

const claimableBySystem: Partial<Record<System, ClaimableSystem>> = {
  windows: 'windows',
  mac: 'mac',
  iphone: 'ios',
  ipad: 'ios',
  android: 'android',
  linux: 'linux',
};

/** The system in a user agent; null for systems about which the rules know too little (Chrome OS, consoles). */
export function claimedSystem(userAgent: string): ClaimableSystem | null {
  return claimableBySystem[systemOfUserAgent(userAgent)] ?? null;
}

/**
 * Systems that a user agent may name, by the actual system. When the visitor requests the desktop page, phones and
 * tablets name a Mac or a Linux computer instead of their own system.
 */
const claimableSystems: Readonly<Record<ClaimableSystem, readonly ClaimableSystem[]>> = {
  windows: ['windows'],
  mac: ['mac'],
  ios: ['ios', 'mac'],
  android: ['android', 'linux'],
  linux: ['linux'],
};

/** Systems a `navigator.platform` can belong to; null when it is not conclusive. */
export function systemsOfPlatform(platform: string): readonly ClaimableSystem[] | null {
  if (/^Win/.test(platform)) return ['windows'];
  if (/^(iPhone|iPad|iPod)/.test(platform)) return claimableSystems.ios;
  // An iPad reports MacIntel as well, even with its own user agent.
  if (/^Mac/.test(platform)) return ['mac', 'ios'];
  // Android is based on Linux, and its platform begins like that of a Linux computer.
  if (/^(Linux|Android)/.test(platform)) return ['linux', 'android'];
  return null;
}

const claimableByHint: Readonly<Record<string, ClaimableSystem>> = {
  Windows: 'windows',
  macOS: 'mac',
  iOS: 'ios',
  Android: 'android',
  Linux: 'linux',
};

/** Systems that a user agent may name next to this platform of the client hints; null for an unknown platform. */
export function systemsOfHint(platform: string): readonly ClaimableSystem[] | null {
  const system = claimableByHint[platform];
  return system ? claimableSystems[system] : null;
}

/**
 * Systems the graphics hardware can belong to; null where it is not conclusive. Software rendering (SwiftShader,
 * llvmpipe) exists everywhere.
 */
export function systemsOfGraphics({
  vendor,
  renderer,
}: WebglFacts): readonly ClaimableSystem[] | null {
  const text = `${vendor} ${renderer}`;
  if (/swiftshader|llvmpipe|basic render/i.test(text)) return null;
  if (/direct3d/i.test(text)) return ['windows'];
  // Linux on Apple machines uses Mesa.
  if (/mesa|x\.org/i.test(text)) return ['linux', 'android', 'windows'];
  if (/\bmetal\b|opengl engine|\bapple (gpu|m\d|a\d)/i.test(text)) return ['mac', 'ios'];
  if (/\b(adreno|mali)\b/i.test(text)) return ['android', 'linux', 'windows'];
  return null;
}

export type Engine = 'chromium' | 'firefox' | 'webkit';

/** The engine that a user agent claims; null when it is none of the three. */
export function claimedEngine(userAgent: string): Engine | null {
  // On an iPhone or iPad every browser uses WebKit, whatever its name.
  if (/\((iPhone|iPad|iPod)/.test(userAgent)) return 'webkit';
  if (/\b(Headless)?Chrom(e|ium)\/\d/.test(userAgent)) return 'chromium';
  if (/\bFirefox\/\d/.test(userAgent)) return 'firefox';
  // Android's first browser also wrote "Version/4.0 Mobile Safari".
  if (/\bVersion\/\d.*Safari\//.test(userAgent) && !/Android/.test(userAgent)) return 'webkit';
  return null;
}

/**
 * The engine that `navigator.vendor` and client hints show; changing the user agent does not affect them. Null when
 * they are not conclusive.
 */
export function actualEngine({ vendor, hints }: BrowserFacts): Engine | null {
  if (hints?.brands.some(({ brand }) => brand === 'Chromium')) return 'chromium';
  if (vendor === 'Google Inc.') return 'chromium';
  if (vendor.startsWith('Apple')) return 'webkit';
  return vendor === '' ? 'firefox' : null;
}

/** Whether a user agent is that of a phone; tablets leave "Mobile" out. */
export const claimsPhone = (userAgent: string) =>
  /\((iPhone|iPod)/.test(userAgent) || /Android.*\bMobile\b/.test(userAgent);

/** Chromium's major version in a user agent; null when there is none. */
export const chromiumMajor = (userAgent: string) =>
  /\b(?:Headless)?Chrom(?:e|ium)\/(\d+)/.exec(userAgent)?.[1] ?? null;
