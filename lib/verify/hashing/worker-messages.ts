/** Messages of the hashing worker to the page; the page sends it one file. */
export type HashWorkerMessage =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'done'; readonly sha256: string }
  /** The file was moved, changed or locked, or cannot be read. */
  | { readonly kind: 'unreadable' };
