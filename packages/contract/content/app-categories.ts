/** Categories and kinds of apps, and the limit of their search; in a separate file, because the browser loads it. */

/** What an app helps with, in the order of a store's life. */
export const appCategories = [
  'listing',
  'orders',
  'service',
  'marketing',
  'finance',
  'team',
] as const;
export type AppCategory = (typeof appCategories)[number];

/** What starts an app: a person on the page, the clock, or the client. */
export const appKinds = ['extension', 'flow', 'builtIn'] as const;
export type AppKind = (typeof appKinds)[number];

/** Longest search; visitors type less, and longer ones would only add cache keys. */
export const maxSearchLength = 60;
