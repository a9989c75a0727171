/**
 * What an operator changes, by the name under which pages keep it: a command that changes content says which, and
 * every page made of it is made anew on every instance (O3).
 */
export const contentTags = [
  'releases',
  'promotions',
  'public-config',
  'news',
  'campaigns',
] as const;

export type ContentTag = (typeof contentTags)[number];
