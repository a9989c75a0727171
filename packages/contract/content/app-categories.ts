/** Categories of applications; in a separate file, because the page of applications loads it. */

/** What an application helps with, in the order of a store's life. */
export const appCategories = [
  'listing',
  'orders',
  'service',
  'marketing',
  'finance',
  'team',
] as const;
export type AppCategory = (typeof appCategories)[number];

/** What starts an application: a person on the page, the clock, or the client. */
export const appKinds = ['extension', 'flow', 'builtIn'] as const;
export type AppKind = (typeof appKinds)[number];

/** Longest search; visitors type less, and longer ones would only add cache keys. */
export const searchLimit = 60;
