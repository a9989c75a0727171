/** How fresh data are: from the upstream just now, an earlier good response, or the built-in fallback (D7). */
export type ContentFreshness = 'live' | 'last-good' | 'fallback';
