/** Terms of the promoter figures (O4), shared by counting, storing and showing them. */

/** Counted events, in the order of a visitor's steps. */
export const figureKinds = ['visits', 'downloads', 'registrations', 'applications'] as const;
export type FigureKind = (typeof figureKinds)[number];

/** Systems of visitors; for a download, the system of the package. */
export const figureSystems = ['windows', 'mac', 'linux', 'android', 'ios', 'other'] as const;
export type FigureSystem = (typeof figureSystems)[number];

/**
 * Outcomes of events. `counted` is the figure; the other events are counted separately. `excess` are events beyond
 * {@link maxEventsPerNetworkPerDay}.
 */
export const figureOutcomes = ['counted', 'repeats', 'robots', 'excess'] as const;
export type FigureOutcome = (typeof figureOutcomes)[number];

/** The four numbers of a sum. */
export type OutcomeCounts = Readonly<Record<FigureOutcome, number>>;

export const noOutcomes: OutcomeCounts = { counted: 0, repeats: 0, robots: 0, excess: 0 };

/** The sums of two counts, outcome by outcome. */
export const addOutcomes = (a: OutcomeCounts, b: OutcomeCounts): OutcomeCounts => ({
  counted: a.counted + b.counted,
  repeats: a.repeats + b.repeats,
  robots: a.robots + b.robots,
  excess: a.excess + b.excess,
});

/**
 * Maximum number of events of a promoter and kind that are counted from one network (IPv4 address, IPv6 /64) on one
 * day. The number is not lower, because many visitors share the network of a mobile operator.
 */
export const maxEventsPerNetworkPerDay = 20;

/**
 * Maximum number of sources of one promoter that are counted separately on one day. Visits without a source do not
 * count as one.
 */
export const maxSourcesPerDay = 50;

/**
 * The source under which all further sources are counted together. It begins with a blank, so that no link can name it.
 */
export const otherSourcesKey = ' other';

/** Numbers to add to the stored sum. */
export interface FigureCount extends OutcomeCounts {
  /** A promoter's code, or the id of a channel where there is no promoter (A7). */
  readonly promoter: string;
  /** YYYY-MM-DD in China. */
  readonly day: string;
  readonly kind: FigureKind;
  readonly source: string;
  /** The visitor's system; for a download, the system of the package. */
  readonly system: FigureSystem;
}
