/*
 * How many kept pages are rendered anew at the same time. After a quiet night every page is too old, and a
 * visitor of each (a crawler, say) would have all of them rendered at once while everybody else waits.
 */
import { readFileSync } from 'node:fs';

const most = 2;
/** A failed rendering is not reported here; its place is freed after this time. */
const longestMs = 10_000;

/** Pages being rendered, and since when. */
const renewing = new Map();

const lives = new Map();

/**
 * Seconds each page of a build may stand, by its path; Next says it there and not with the page.
 * @param {string} directory the build's folder (`.next`)
 * @returns {Record<string, number | false>} empty during the build itself
 */
export function livesOf(directory) {
  const known = lives.get(directory);
  if (known) return known;
  try {
    const { routes } = JSON.parse(readFileSync(`${directory}/prerender-manifest.json`, 'utf8'));
    const found = Object.fromEntries(
      Object.entries(routes).map(([path, route]) => [path, route.initialRevalidateSeconds]),
    );
    lives.set(directory, found);
    return found;
  } catch {
    return {};
  }
}

/** Whether a kept page has outlived its time. @param {{ lastModified?: number, cacheControl?: { revalidate?: number | false } }} entry */
export function isTooOld(entry, builtSeconds = false, now = Date.now()) {
  const seconds = entry.cacheControl?.revalidate ?? builtSeconds;
  if (entry.lastModified === -1) return true;
  return seconds !== false && now - (entry.lastModified ?? now) > seconds * 1_000;
}

/** Whether a page may be rendered anew now; takes a place for it until {@link renewed}. */
export function mayRenew(key, now = Date.now()) {
  for (const [other, since] of renewing) if (now - since > longestMs) renewing.delete(other);
  if (renewing.has(key)) return true;
  if (renewing.size >= most) return false;
  renewing.set(key, now);
  return true;
}

/** A page was rendered. */
export function renewed(key) {
  renewing.delete(key);
}
