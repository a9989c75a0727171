/** Parses the site's own sitemap: URLs with the day of their last change. Pure. */
import { parseUrl } from '@superbrowser/shared/parse-url';

/** The day (YYYY-MM-DD) of each URL's last change, in the order of the sitemap. */
export type DayByUrl = ReadonlyMap<string, string>;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const decodeEntities = (text: string) =>
  text.trim().replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** Text of the element `name` in one `<url>`; the alternates in other languages are attributes and are not read. */
const elementText = (entry: string, name: string): string =>
  decodeEntities(new RegExp(`<${name}>([^<]+)</${name}>`).exec(entry)?.[1] ?? '');

/**
 * @param xml the document
 * @param origin of the site; engines refuse a list that contains a URL of another origin
 * @throws Error when the document is not a complete sitemap of this site, because pages missing from a broken sitemap
 * must not count as removed
 */
export function parseSitemap(xml: string, origin: string): DayByUrl {
  if (!/<urlset[\s>]/.test(xml) || !xml.trimEnd().endsWith('</urlset>'))
    throw new Error('what the site answered is no sitemap');
  const entries = xml.match(/<url>[\s\S]*?<\/url>/g) ?? [];
  const dayByUrl = new Map<string, string>();
  for (const entry of entries) {
    const url = elementText(entry, 'loc');
    const day = elementText(entry, 'lastmod');
    if (parseUrl(url)?.origin !== origin)
      throw new Error(`the sitemap lists an address that is not of ${origin} (SITE_ORIGIN)`);
    dayByUrl.set(url, day);
  }
  if (dayByUrl.size === 0) throw new Error('the sitemap is empty');
  return dayByUrl;
}
