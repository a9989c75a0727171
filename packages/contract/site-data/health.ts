/** Records of recent failures and refusals. */

/** A failure as in the log: without any body, query or whole phone. */
export interface ErrorLineRow {
  line_id: string;
  at: string;
  /** The part of the log line: `handler`, `upstream`, `backend` … */
  part: string;
  message: string;
  /** Id in the answer's X-Request-Id; null outside of a request. */
  request_id: string | null;
  /** Method and path. */
  route: string | null;
  /** Code of the refusal or answer. */
  code: string | null;
  /** Shortened reason. */
  reason: string | null;
  /** The process that wrote the line: `backend` or `console`; null for the process of the site itself. */
  worker: string | null;
}

/** Refusals of a limit within an hour. */
export interface LimitHitRow {
  limit_name: string;
  /** First instant of the hour. */
  hour: string;
  hits: number;
}

/** Where processes of the site store failures and refusals. */
export interface HealthStore {
  /** Adds lines. A line that already exists is unchanged. */
  readonly addErrors: (lines: readonly ErrorLineRow[]) => Promise<void>;
  /** Adds to the hits other processes counted in the same hour. */
  readonly addHits: (hits: readonly LimitHitRow[]) => Promise<void>;
}
