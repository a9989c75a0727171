/** Words of the promoter figures (O4), for those who count, keep and show them. */

/** What is counted, in the order a visitor does it. */
export const figureKinds = ['visits', 'downloads', 'registrations', 'applications'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** Systems visitors sit at; of a download the package's. */
export const figurePlatforms = ['windows', 'mac', 'linux', 'android', 'ios', 'other'] as const;
export type FigurePlatform = (typeof figurePlatforms)[number];

/** A figure, and next to it what was counted apart from it; `excess` is what one network did beyond its share of a day. */
export const figureOutcomes = ['counted', 'repeats', 'robots', 'excess'] as const;
export type FigureOutcome = (typeof figureOutcomes)[number];

/** The four numbers of a sum. */
export type OutcomeNumbers = Readonly<Record<FigureOutcome, number>>;

export const noOutcomes: OutcomeNumbers = { counted: 0, repeats: 0, robots: 0, excess: 0 };

export const addOutcomes = (a: OutcomeNumbers, b: OutcomeNumbers): OutcomeNumbers => ({
  counted: a.counted + b.counted,
  repeats: a.repeats + b.repeats,
  robots: a.robots + b.robots,
  excess: a.excess + b.excess,
});

/** Of a promoter and kind, counted from one network (IPv4 address, IPv6 /64) on one day: many share a mobile operator's. */
export const mostANetworkADay = 20;

/** Sources of one promoter on one day that are counted separately, next to visits without a source. */
export const mostSourcesADay = 50;

/** All further ones together. Begins with a blank, so that no link can name it. */
export const otherSourcesKey = ' other';

/** A sum that is added to what is stored. */
export interface FigureCount extends OutcomeNumbers {
  readonly promoter: string;
  /** YYYY-MM-DD in China. */
  readonly day: string;
  readonly kind: FigureKind;
  readonly source: string;
  readonly platform: FigurePlatform;
}
