/** What a rule is, and how it names a contradiction. */
import type { Facts } from '../facts';

/** Points that a contradiction subtracts from 100. A low weight is only a hint, which often has an innocent reason. */
export const weightPoints = { high: 40, medium: 20, low: 5 } as const;
export type FindingWeight = keyof typeof weightPoints;

/** Sources of values. The page uses the same name for a source in findings and tables. */
export const factSources = [
  'userAgent',
  'platform',
  'hintPlatform',
  'hintPlatformVersion',
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

export type FactSource = (typeof factSources)[number];

/** The values that contradict each other, as they were read. */
export type Evidence = readonly { readonly source: FactSource; readonly value: string }[];

/** unknown: the compared values could not be read, or are not conclusive. */
export type RuleResult = 'unknown' | 'fits' | Evidence;

export interface Rule<Id extends string = string> {
  readonly id: Id;
  readonly weight: FindingWeight;
  readonly check: (facts: Facts) => RuleResult;
}

/** Keeps the id's literal type. */
export const defineRule = <Id extends string>(
  id: Id,
  weight: FindingWeight,
  check: Rule['check'],
): Rule<Id> => ({ id, weight, check });

/** Makes evidence from pairs of source and value. */
export const evidenceOf = (
  ...pairs: readonly (readonly [FactSource, string | number])[]
): Evidence => pairs.map(([source, value]) => ({ source, value: String(value) }));
