/** Rules about the browser's claimed identity: system, engine, version, kind of device. */
import type { Facts } from '../facts';
import {
  chromiumMajor,
  claimedEngine,
  claimedSystem,
  claimsPhone,
  systemsOfGraphics,
  systemsOfHint,
  systemsOfPlatform,
  actualEngine,
  type ClaimableSystem,
} from '../systems-and-engines';
import { evidenceOf, defineRule, type RuleResult } from './rule';

/** Checks whether the user agent's system is among the systems to which another sign can belong. */
function compareSystem(
  { browser }: Facts,
  possibleSystems: readonly ClaimableSystem[] | null,
  evidence: RuleResult,
): RuleResult {
  const claimed = browser && claimedSystem(browser.userAgent);
  if (!claimed || !possibleSystems) return 'unknown';
  return possibleSystems.includes(claimed) ? 'fits' : evidence;
}

const systemPlatform = defineRule('systemPlatform', 'high', (facts) => {
  if (!facts.browser) return 'unknown';
  const { userAgent, platform } = facts.browser;
  const evidence = evidenceOf(['userAgent', userAgent], ['platform', platform]);
  return compareSystem(facts, systemsOfPlatform(platform), evidence);
});

const systemHints = defineRule('systemHints', 'high', (facts) => {
  if (!facts.browser?.hints) return 'unknown';
  const { userAgent, hints } = facts.browser;
  const evidence = evidenceOf(['userAgent', userAgent], ['hintPlatform', hints.platform]);
  return compareSystem(facts, systemsOfHint(hints.platform), evidence);
});

const systemGraphics = defineRule('systemGraphics', 'high', (facts) => {
  if (!facts.browser || !facts.webgl) return 'unknown';
  const evidence = evidenceOf(
    ['userAgent', facts.browser.userAgent],
    ['graphics', facts.webgl.renderer],
  );
  return compareSystem(facts, systemsOfGraphics(facts.webgl), evidence);
});

const engine = defineRule('engine', 'high', ({ browser }) => {
  if (!browser) return 'unknown';
  const [claimed, actual] = [claimedEngine(browser.userAgent), actualEngine(browser)];
  if (!claimed || !actual) return 'unknown';
  if (claimed === actual) return 'fits';
  const brands = browser.hints?.brands.map(({ brand }) => brand).join(', ');
  return evidenceOf(
    ['userAgent', browser.userAgent],
    brands ? ['hintBrands', brands] : ['vendor', browser.vendor || '–'],
  );
});

const version = defineRule('version', 'medium', ({ browser }) => {
  const brand = browser?.hints?.brands.find((entry) => entry.brand === 'Chromium');
  const major = browser && chromiumMajor(browser.userAgent);
  if (!brand || !major) return 'unknown';
  return Number.parseInt(brand.version, 10) === Number(major)
    ? 'fits'
    : evidenceOf(['userAgent', browser.userAgent], ['hintBrands', `Chromium ${brand.version}`]);
});

const mobile = defineRule('mobile', 'medium', ({ browser }) => {
  // On systems the rules do not know, "Mobile" in a user agent does not mean the same as the flag of the hints.
  if (!browser?.hints || claimedSystem(browser.userAgent) === null) return 'unknown';
  const saysMobile = /\bMobile\b/.test(browser.userAgent);
  return saysMobile === browser.hints.isMobile
    ? 'fits'
    : evidenceOf(['userAgent', browser.userAgent], ['hintMobile', String(browser.hints.isMobile)]);
});

const phoneTouch = defineRule('phoneTouch', 'medium', ({ browser, screen }) => {
  if (!browser || !screen || screen.touchPoints === null) return 'unknown';
  if (!claimsPhone(browser.userAgent)) return 'unknown';
  return screen.touchPoints > 0 || screen.hasCoarsePointer
    ? 'fits'
    : evidenceOf(['userAgent', browser.userAgent], ['touch', screen.touchPoints]);
});

/**
 * Phones with a screen of 1280 CSS pixels or longer have at least 1.5 device pixels per CSS pixel. The limit of 1.25 is
 * below all of them.
 */
const phoneScreen = defineRule('phoneScreen', 'medium', ({ browser, screen }) => {
  if (!browser || !screen || !claimsPhone(browser.userAgent)) return 'unknown';
  const { width, height, ratio } = screen;
  return Math.max(width, height) >= 1_280 && ratio <= 1.25
    ? evidenceOf(['userAgent', browser.userAgent], ['screen', `${width} × ${height} @${ratio}`])
    : 'fits';
});

const automation = defineRule('automation', 'high', ({ browser }) => {
  if (!browser) return 'unknown';
  return browser.webdriver ? evidenceOf(['webdriver', 'true']) : 'fits';
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
