/** Categories and kinds of apps, and the limit of their search. They have their own file, because browsers load it. */

/** What an app helps with, in the order in which a store needs it. */
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

/** Longest search text. Visitors type less, and longer texts would only add cache keys. */
export const maxAppSearchLength = 60;
