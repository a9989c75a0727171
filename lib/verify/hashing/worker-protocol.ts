/** Messages from the hashing worker to the page. The page sends the worker one file. */
export type HashWorkerMessage =
  | { readonly kind: 'progress'; readonly hashedBytes: number }
  | { readonly kind: 'done'; readonly sha256: string }
  /** The file was moved, changed or locked, or cannot be read. */
  | { readonly kind: 'unreadable' };
