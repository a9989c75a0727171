/** A search engine pages are submitted to, and the result of a submission. */

export interface SubmissionResult {
  /** Addresses the engine took. */
  readonly accepted: readonly string[];
  /** Why not all were taken, in words; null when they were. */
  readonly left: string | null;
  /** Whether staff have to act: a used-up quota is available again the next day. */
  readonly isError: boolean;
}

export interface SearchEngine {
  /** As it is called in what is printed. */
  readonly title: string;
  /** Whether it also receives addresses that are gone. */
  readonly wantsRemoved: boolean;
  /** Submits; never throws. */
  readonly submit: (addresses: readonly string[]) => Promise<SubmissionResult>;
}

/** What an engine wrote, on one line and short. */
export const onOneLine = (text: string): string =>
  text
    .replace(/[\u0000-\u0020\u007f]+/g, ' ')
    .trim()
    .slice(0, 200);

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'unknown';
