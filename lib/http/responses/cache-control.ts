/** Values of Cache-Control. */

/** Of a response for one visitor alone. */
export const privateCacheControl = 'private, no-store';

// Responses that show content: shared caches keep them for a minute, because they cannot be purged when content
// changes (O3).

/** Seconds a shared cache may keep them. */
export const sharedSeconds = 60;

/**
 * Browsers ask each time, shared caches once a minute; pages have the same for shared caches (server/page-cache.ts).
 */
export const contentCacheControl = `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${4 * sharedSeconds}`;
