/** What the server says to the page that uploads. */

export interface UploadAnswer {
  readonly id?: string;
  /** Token of everything about this upload. */
  readonly key?: string;
  /** Token of the next beginning: each counts once. */
  readonly next?: string;
  /** Bytes that are there. */
  readonly received?: number;
  /** Of the whole file. */
  readonly sha256?: string | null;
  /** Why not. */
  readonly fault?: string;
  readonly words?: { readonly zh: string; readonly en: string };
}

/** Bytes a part may have. */
export const mostPartBytes = 8 * 1_048_576;
