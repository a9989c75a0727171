/** The pages that are new, changed or removed since an engine accepted them. Pure. */
import type { DayByUrl } from './parse-sitemap';

/** URLs that an engine accepted, each with its day in the sitemap at that time. */
export type AcceptedUrls = Readonly<Record<string, string>>;

interface UrlChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** URLs that were accepted before and are no longer in the sitemap. */
  readonly removed: readonly string[];
}

/**
 * Compares accepted URLs with the sitemap. `added` and `changed` are in the order of the sitemap.
 */
export function urlChanges(acceptedUrls: AcceptedUrls, dayByUrl: DayByUrl): UrlChanges {
  const urls = [...dayByUrl.keys()];
  return {
    added: urls.filter((url) => acceptedUrls[url] === undefined),
    changed: urls.filter(
      (url) => acceptedUrls[url] !== undefined && acceptedUrls[url] !== dayByUrl.get(url),
    ),
    removed: Object.keys(acceptedUrls).filter((url) => !dayByUrl.has(url)),
  };
}
