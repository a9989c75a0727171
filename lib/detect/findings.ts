/** Types of the rules and their findings. */
import type { Facts } from './facts';

/** Points a contradiction subtracts from 100. Low is a hint, which often has an innocent reason. */
export const severityPoints = { high: 40, medium: 20, low: 5 } as const;
export type Weight = keyof typeof severityPoints;

/** Sources of values; the page has one name for each, in findings and tables alike. */
export const sources = [
  'userAgent',
  'platform',
  'hintPlatform',
  'hintVersion',
  'hintBrands',
  'hintMobile',
  'architecture',
  'vendor',
  'webdriver',
  'cookies',
  'language',
  'languages',
  'intlLanguage',
  'zone',
  'zoneOffset',
  'clockOffset',
  'screen',
  'available',
  'window',
  'ratio',
  'touch',
  'cores',
  'memory',
  'canvas',
  'audio',
  'graphicsVendor',
  'graphics',
  'fonts',
  'serverAddress',
  'headerUserAgent',
  'headerLanguage',
  'headerPlatform',
  'headerBrands',
  'headerMobile',
  'rtcAddress',
] as const;

export type Source = (typeof sources)[number];

/** The values that contradict each other, as they were read. */
export type Evidence = readonly { readonly source: Source; readonly value: string }[];

/** unknown: the compared values could not be read, or say too little. */
export type RuleResult = 'unknown' | 'fits' | Evidence;

export interface Rule<Id extends string = string> {
  readonly id: Id;
  readonly weight: Weight;
  readonly check: (facts: Facts) => RuleResult;
}

/** Keeps the id's literal type. */
export const defineRule = <Id extends string>(
  id: Id,
  weight: Weight,
  check: Rule['check'],
): Rule<Id> => ({ id, weight, check });

/** Makes evidence from pairs of source and value. */
export const mismatch = (...pairs: readonly (readonly [Source, string | number])[]): Evidence =>
  pairs.map(([source, value]) => ({ source, value: String(value) }));
