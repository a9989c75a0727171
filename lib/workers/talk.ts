/** What the first process and its workers say to each other. */
import type { ErrorLineRow } from '@/lib/schemas/health-records';
import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** The numbers of one process, as the library hands them out. */
export type Numbers = readonly MetricObjectWithValues<MetricValue<string>>[];

/** One use that is counted for all workers together. */
export interface Use {
  /** Name of the limit. */
  readonly limit: string;
  /** Who is counted; hashed already. */
  readonly key: string;
  /** Negative when uses are taken back. */
  readonly points: number;
  /** Of the limit's window. */
  readonly seconds: number;
}

export interface Counted {
  /** How many uses the window has seen, this one included. */
  readonly consumed: number;
  readonly msBeforeNext: number;
}

export interface Remembrance {
  readonly what: string;
  /** The first is remembered; a subject counts as remembered under any of them. */
  readonly keys: readonly string[];
  readonly seconds: number;
}

/** What the first process is asked. */
export type AskedOfPrimary = {
  readonly count: { readonly given: Use; readonly value: Counted };
  readonly forgetCount: { readonly given: Pick<Use, 'limit' | 'key'>; readonly value: null };
  /** Whether it was not remembered yet. */
  readonly remember: { readonly given: Remembrance; readonly value: boolean };
  readonly isRemembered: { readonly given: Omit<Remembrance, 'seconds'>; readonly value: boolean };
  /** The numbers of all workers together, as text for monitoring. */
  readonly printNumbers: { readonly given: null; readonly value: string };
  /** A worker that is about to end leaves its numbers behind. */
  readonly leaveNumbers: { readonly given: Numbers; readonly value: null };
  /** What went wrong in the first process, for whoever asks first: it has no database of its own. */
  readonly takeErrors: { readonly given: null; readonly value: readonly ErrorLineRow[] };
};

/** What a worker is asked. */
export type AskedOfWorker = {
  readonly numbers: { readonly given: null; readonly value: Numbers };
  /** Take no more connections, finish what is under way, end. */
  readonly retire: { readonly given: null; readonly value: null };
};
