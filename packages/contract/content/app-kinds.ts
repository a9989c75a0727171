/** What applications are filed under; apart from other kinds, because the page of applications loads it. */

/** What an application helps with, in the order a store meets it. */
export const appCategories = [
  'listing',
  'orders',
  'service',
  'marketing',
  'finance',
  'team',
] as const;
export type AppCategory = (typeof appCategories)[number];

/** Who starts an application: the person at the page, the clock, or the client itself. */
export const appKinds = ['extension', 'flow', 'builtIn'] as const;
export type AppKind = (typeof appKinds)[number];

/** Longest search; no visitor types more, and a longer one only makes more keys for caches. */
export const searchLimit = 60;
