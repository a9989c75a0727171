/**
 * Writes a sitemap. Pure. The schema requires loc, lastmod and priority in this order and elements of other namespaces
 * after them; Next's own writer is not used, because it puts the languages in between.
 */
import { escapeXml } from '../escape-xml';

export interface SitemapEntry {
  /** Absolute URL. */
  readonly url: string;
  /** YYYY-MM-DD. */
  readonly changedOn: string;
  /** 0–1. */
  readonly priority: number;
  /** Absolute URLs of the page by language. */
  readonly alternates: Readonly<Partial<Record<string, string>>>;
}

const entryXml = ({ url, changedOn, priority, alternates }: SitemapEntry): string =>
  [
    '  <url>',
    `    <loc>${escapeXml(url)}</loc>`,
    `    <lastmod>${changedOn}</lastmod>`,
    `    <priority>${priority.toFixed(1)}</priority>`,
    ...Object.entries(alternates).map(
      ([language, alternateUrl = '']) =>
        `    <xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(alternateUrl)}"/>`,
    ),
    '  </url>',
  ].join('\n');

/** The document, with one `url` for each entry. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map(entryXml).join('\n')}
</urlset>
`;
}
