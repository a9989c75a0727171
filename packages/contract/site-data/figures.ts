/** Terms of the promoter figures (O4), shared by counting, storing and showing them. */

/** Counted events, in the order of a visitor's steps. */
export const figureKinds = ['visits', 'downloads', 'registrations', 'applications'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** Systems of visitors; for downloads the package's. */
export const figureSystems = ['windows', 'mac', 'linux', 'android', 'ios', 'other'] as const;
export type FigureSystem = (typeof figureSystems)[number];

/**
 * `counted` is the figure, the others are counted separately; `excess` are events beyond
 * {@link maxEventsPerNetworkPerDay}.
 */
export const figureOutcomes = ['counted', 'repeats', 'robots', 'excess'] as const;
export type FigureOutcome = (typeof figureOutcomes)[number];

/** The four numbers of a sum. */
export type OutcomeNumbers = Readonly<Record<FigureOutcome, number>>;

export const noOutcomes: OutcomeNumbers = { counted: 0, repeats: 0, robots: 0, excess: 0 };

/** The sums of two counts, outcome by outcome. */
export const addOutcomes = (a: OutcomeNumbers, b: OutcomeNumbers): OutcomeNumbers => ({
  counted: a.counted + b.counted,
  repeats: a.repeats + b.repeats,
  robots: a.robots + b.robots,
  excess: a.excess + b.excess,
});

/**
 * Most events of a promoter and kind that are counted from one network (IPv4 address, IPv6 /64) on one day; many
 * visitors share the network of a mobile operator.
 */
export const maxEventsPerNetworkPerDay = 20;

/** Sources of one promoter on one day that are counted separately, besides visits without a source. */
export const maxSourcesPerDay = 50;

/** Key of all further sources together. It begins with a blank, so that no link can name it. */
export const otherSourcesKey = ' other';

/** Numbers to add to the stored sum. */
export interface FigureCount extends OutcomeNumbers {
  readonly promoter: string;
  /** YYYY-MM-DD in China. */
  readonly day: string;
  readonly kind: FigureKind;
  readonly source: string;
  readonly platform: FigureSystem;
}
