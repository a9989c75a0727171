/** A search engine pages are submitted to, and the result of a submission. */

export interface SubmissionResult {
  /** URLs the engine accepted. */
  readonly acceptedUrls: readonly string[];
  /** Why some URLs were not accepted, in words; null when all were accepted. */
  readonly reason: string | null;
  /** Whether the operator has to act. False where a later run succeeds: a used-up quota, too many requests. */
  readonly isError: boolean;
}

export interface SearchEngine {
  /** Name in printed lines. */
  readonly title: string;
  /** Whether the engine also receives URLs of removed pages. */
  readonly wantsRemoved: boolean;
  /** Submits URLs; never throws. */
  readonly submit: (urls: readonly string[]) => Promise<SubmissionResult>;
}

/** An engine's text on one line, shortened. */
export const shortenedLine = (text: string): string =>
  text
    .replace(/[\u0000-\u0020\u007f]+/g, ' ')
    .trim()
    .slice(0, 200);
