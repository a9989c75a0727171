/** Words of the promoter figures (O4), for those who count, keep and show them. */

/** What is counted, in the order a visitor does it. */
export const figureKinds = ['visits', 'downloads', 'registrations', 'applications'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** Systems visitors sit at; of a download the package's. */
export const figurePlatforms = ['windows', 'mac', 'linux', 'android', 'ios', 'other'] as const;
export type FigurePlatform = (typeof figurePlatforms)[number];

/** A figure, and beside it what was told apart from it. */
export const figureOutcomes = ['counted', 'repeats', 'robots'] as const;
export type FigureOutcome = (typeof figureOutcomes)[number];

/** Sources of one promoter on one day that are kept apart, beside visits without a source. */
export const mostSourcesADay = 50;

/** All further ones together. Begins with a blank, so that no link can name it. */
export const otherSources = ' other';

/** A sum that is added to what is kept. */
export interface FigureCount {
  readonly promoter: string;
  /** YYYY-MM-DD in China. */
  readonly day: string;
  readonly kind: FigureKind;
  readonly source: string;
  readonly platform: FigurePlatform;
  readonly counted: number;
  readonly repeats: number;
  readonly robots: number;
}
