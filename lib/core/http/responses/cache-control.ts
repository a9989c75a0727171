/** For responses that no cache may store: those for a single visitor, and error pages. */
export const privateCacheControl = 'private, no-store';

// Shared caches keep responses that show content for a minute, because they cannot be purged when content changes (O3).

/** Seconds a shared cache may keep such a response. */
export const sharedCacheSeconds = 60;

/**
 * Browsers revalidate each time, shared caches once a minute. Pages have the same value for shared caches
 * (server/page-cache.ts).
 */
export const contentCacheControl = `public, max-age=0, s-maxage=${sharedCacheSeconds}, stale-while-revalidate=${4 * sharedCacheSeconds}`;
