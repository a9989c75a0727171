/** Rules about the browser's claimed identity: system, engine, version, kind of device. */
import type { Facts } from '../facts';
import { clash, rule, type RuleResult } from '../findings';
import {
  chromiumMajor,
  claimedEngine,
  claimedFamily,
  claimsPhone,
  graphicsFamilies,
  hintFamilies,
  platformFamilies,
  shownEngine,
  type Family,
} from '../systems';

/** Whether the user agent's system is among the systems another sign can belong to. */
function familyAmong(
  { browser }: Facts,
  possible: readonly Family[] | null,
  evidence: RuleResult,
): RuleResult {
  const claimed = browser && claimedFamily(browser.userAgent);
  if (!claimed || !possible) return 'unknown';
  return possible.includes(claimed) ? 'fits' : evidence;
}

const systemPlatform = rule('systemPlatform', 'high', (facts) => {
  if (!facts.browser) return 'unknown';
  const { userAgent, platform } = facts.browser;
  const evidence = clash(['userAgent', userAgent], ['platform', platform]);
  return familyAmong(facts, platformFamilies(platform), evidence);
});

const systemHints = rule('systemHints', 'high', (facts) => {
  if (!facts.browser?.hints) return 'unknown';
  const { userAgent, hints } = facts.browser;
  const evidence = clash(['userAgent', userAgent], ['hintPlatform', hints.platform]);
  return familyAmong(facts, hintFamilies(hints.platform), evidence);
});

const systemGraphics = rule('systemGraphics', 'high', (facts) => {
  if (!facts.browser || !facts.webgl) return 'unknown';
  const evidence = clash(
    ['userAgent', facts.browser.userAgent],
    ['graphics', facts.webgl.renderer],
  );
  return familyAmong(facts, graphicsFamilies(facts.webgl), evidence);
});

const engine = rule('engine', 'high', ({ browser }) => {
  if (!browser) return 'unknown';
  const [claimed, shown] = [claimedEngine(browser.userAgent), shownEngine(browser)];
  if (!claimed || !shown) return 'unknown';
  if (claimed === shown) return 'fits';
  const brands = browser.hints?.brands.map(({ brand }) => brand).join(', ');
  return clash(
    ['userAgent', browser.userAgent],
    brands ? ['hintBrands', brands] : ['vendor', browser.vendor || '–'],
  );
});

const version = rule('version', 'medium', ({ browser }) => {
  const brand = browser?.hints?.brands.find((entry) => entry.brand === 'Chromium');
  const major = browser && chromiumMajor(browser.userAgent);
  if (!brand || !major) return 'unknown';
  return Number.parseInt(brand.version, 10) === Number(major)
    ? 'fits'
    : clash(['userAgent', browser.userAgent], ['hintBrands', `Chromium ${brand.version}`]);
});

const mobile = rule('mobile', 'medium', ({ browser }) => {
  // On other systems "Mobile" in a user agent is not what the flag means.
  if (!browser?.hints || claimedFamily(browser.userAgent) === null) return 'unknown';
  const shown = /\bMobile\b/.test(browser.userAgent);
  return shown === browser.hints.mobile
    ? 'fits'
    : clash(['userAgent', browser.userAgent], ['hintMobile', String(browser.hints.mobile)]);
});

const phoneTouch = rule('phoneTouch', 'medium', ({ browser, screen }) => {
  if (!browser || !screen || screen.touchPoints === null) return 'unknown';
  if (!claimsPhone(browser.userAgent)) return 'unknown';
  return screen.touchPoints > 0 || screen.coarsePointer
    ? 'fits'
    : clash(['userAgent', browser.userAgent], ['touch', screen.touchPoints]);
});

/** Phones with a screen this long have at least 1.5 device pixels for a CSS pixel. */
const phoneScreen = rule('phoneScreen', 'medium', ({ browser, screen }) => {
  if (!browser || !screen || !claimsPhone(browser.userAgent)) return 'unknown';
  const { width, height, ratio } = screen;
  return Math.max(width, height) >= 1_280 && ratio <= 1.25
    ? clash(['userAgent', browser.userAgent], ['screen', `${width} × ${height} @${ratio}`])
    : 'fits';
});

const automation = rule('automation', 'high', ({ browser }) => {
  if (!browser) return 'unknown';
  return browser.webdriver ? clash(['webdriver', 'true']) : 'fits';
});

export const identityRules = [
  systemPlatform,
  systemHints,
  systemGraphics,
  engine,
  version,
  mobile,
  phoneTouch,
  phoneScreen,
  automation,
] as const;
