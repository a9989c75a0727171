/**
 * Cache-Control of responses that show content: shared caches keep them for a minute, because they cannot be purged when
 * content changes (O3).
 */

/** Seconds after which they ask again. */
export const sharedSeconds = 60;

/** What pages say, for answers whose caching Next does not write: readers ask each time, shared caches once a minute. */
export const contentCacheControl = `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${4 * sharedSeconds}`;
