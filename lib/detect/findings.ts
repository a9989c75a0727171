/** The shape of what the rules say. */
import type { Facts } from './facts';

/** Points a contradiction takes off 100. Low is a hint: it may well have an innocent reason. */
export const weights = { high: 40, medium: 20, low: 5 } as const;
export type Weight = keyof typeof weights;

/** What a value is and where it comes from; the page has one name for each, in findings and tables alike. */
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

/** The two (or more) things that do not go together, as they were read. */
export type Evidence = readonly { readonly source: Source; readonly value: string }[];

/** unknown: what the rule compares could not be read, or says too little to be checked. */
export type RuleResult = 'unknown' | 'fits' | Evidence;

export interface Rule<Id extends string = string> {
  readonly id: Id;
  readonly weight: Weight;
  readonly check: (facts: Facts) => RuleResult;
}

/** Keeps the id's literal type. */
export const rule = <Id extends string>(
  id: Id,
  weight: Weight,
  check: Rule['check'],
): Rule<Id> => ({ id, weight, check });

/** Evidence from pairs of source and value. */
export const clash = (...pairs: readonly (readonly [Source, string | number])[]): Evidence =>
  pairs.map(([source, value]) => ({ source, value: String(value) }));
