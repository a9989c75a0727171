/** Rules about screen, hardware, fonts and the pictures and sounds the browser renders. */
import type { RenderedFacts } from '../facts';
import { claimedSystem } from '../systems-and-engines';
import { evidenceOf, defineRule, type RuleResult } from './rule';

/** Tolerance for rounding on scaled screens. */
const toleratedPixels = 2;

const screenAvailable = defineRule('screenAvailable', 'medium', ({ screen }) => {
  if (!screen || screen.width === 0) return 'unknown';
  const { width, height, availWidth, availHeight } = screen;
  return availWidth > width + toleratedPixels || availHeight > height + toleratedPixels
    ? evidenceOf(
        ['screen', `${width} × ${height}`],
        ['available', `${availWidth} × ${availHeight}`],
      )
    : 'fits';
});

/**
 * Compares window and screen by their longer sides, because on some systems only one of the two turns with the phone. A
 * maximized window overlaps the edges, so a little over a tenth is tolerated.
 */
const screenWindow = defineRule('screenWindow', 'low', ({ screen }) => {
  if (!screen || screen.width === 0 || screen.outerWidth === 0) return 'unknown';
  const { width, height, outerWidth, outerHeight } = screen;
  const isLonger = Math.max(outerWidth, outerHeight) > Math.max(width, height) * 1.1 + 32;
  return isLonger
    ? evidenceOf(['screen', `${width} × ${height}`], ['window', `${outerWidth} × ${outerHeight}`])
    : 'fits';
});

/** Memory is reported in powers of two, cores as whole numbers. */
const hardware = defineRule('hardware', 'medium', ({ browser }) => {
  if (!browser || (browser.cores === null && browser.memory === null)) return 'unknown';
  const { cores, memory } = browser;
  if (memory !== null && !(memory > 0 && Number.isInteger(Math.log2(memory))))
    return evidenceOf(['memory', memory]);
  if (cores !== null && !(Number.isInteger(cores) && cores >= 1 && cores <= 1_024))
    return evidenceOf(['cores', cores]);
  return 'fits';
});

/**
 * Fonts that come with only one system. A program may install a single one of them on another system, so one foreign
 * font is no finding.
 */
export const systemFonts = {
  windows: ['Segoe UI', 'Microsoft YaHei UI', 'Bahnschrift', 'Marlett', 'MS Gothic'],
  mac: ['Menlo', 'Helvetica Neue', 'PingFang SC', 'Geneva', 'Hiragino Sans'],
} as const;

/** A finding needs two fonts of the other system and none of the claimed system. */
const fontsSystem = defineRule('fontsSystem', 'medium', ({ browser, fonts }) => {
  if (!browser || !fonts) return 'unknown';
  const system = claimedSystem(browser.userAgent);
  if (system !== 'windows' && system !== 'mac') return 'unknown';
  const availableOf = (names: readonly string[]) => names.filter((name) => fonts.includes(name));
  const ownFonts = availableOf(systemFonts[system]);
  const foreignFonts = availableOf(systemFonts[system === 'mac' ? 'windows' : 'mac']);
  return ownFonts.length === 0 && foreignFonts.length >= 2
    ? evidenceOf(['userAgent', browser.userAgent], ['fonts', foreignFonts.join(', ')])
    : 'fits';
});

/** The evidence has no values: the finding itself says that the same drawing or sound had two different results. */
const checkSteadiness = (renderedFacts: RenderedFacts | null): RuleResult => {
  if (!renderedFacts) return 'unknown';
  return renderedFacts.isSteady ? 'fits' : evidenceOf();
};

const canvasNoise = defineRule('canvasNoise', 'medium', ({ canvas }) => checkSteadiness(canvas));
const audioNoise = defineRule('audioNoise', 'medium', ({ audio }) => checkSteadiness(audio));

/** An interface that exists but returns nothing was switched off deliberately. */
const renderingBlocked = defineRule('renderingBlocked', 'low', ({ canvas, audio }) => {
  if (!canvas && !audio) return 'unknown';
  return canvas?.isBlank || audio?.isBlank ? evidenceOf() : 'fits';
});

export const deviceRules = [
  screenAvailable,
  screenWindow,
  hardware,
  fontsSystem,
  canvasNoise,
  audioNoise,
  renderingBlocked,
] as const;
