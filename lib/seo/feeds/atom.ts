/** Writes Atom feeds (RFC 4287). It reads no settings. */
import { beijingDay } from '@superbrowser/shared/beijing-time';
import { escapeXml } from '../escape-xml';
import { toDateTime } from '../date-time';

export interface AtomEntry {
  /** Absolute URL of the entry, and its id; stable as long as the page exists. */
  readonly url: string;
  readonly title: string;
  /** YYYY-MM-DD, or a date-time. */
  readonly publishedOn: string;
  readonly changedOn: string;
  readonly summary: string;
  /** Plain text; left out where there is only a summary. */
  readonly content?: string;
}

export interface AtomFeed {
  /** Absolute URL of the feed itself. */
  readonly selfUrl: string;
  /** Absolute URL of the feed's page. */
  readonly pageUrl: string;
  readonly title: string;
  readonly subtitle: string;
  readonly language: string;
  readonly author: string;
  readonly entries: readonly AtomEntry[];
}

function entryXml({ url, title, publishedOn, changedOn, summary, content }: AtomEntry): string {
  return `  <entry>
    <id>${escapeXml(url)}</id>
    <title>${escapeXml(title)}</title>
    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
    <published>${toDateTime(publishedOn)}</published>
    <updated>${toDateTime(changedOn)}</updated>
    <summary>${escapeXml(summary)}</summary>${
      content === undefined ? '' : `\n    <content type="text">${escapeXml(content)}</content>`
    }
  </entry>`;
}

/**
 * The feed as an XML document, dated by its newest entry.
 * @param today `YYYY-MM-DD`; a feed without entries has the time at which this day begins in China, so that it is the
 * same for a whole day
 */
export function atomXml(feed: AtomFeed, today = beijingDay(Date.now())): string {
  const updatedOn = feed.entries
    .map(({ changedOn }) => changedOn)
    .sort()
    .at(-1);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">
  <id>${escapeXml(feed.selfUrl)}</id>
  <title>${escapeXml(feed.title)}</title>
  <subtitle>${escapeXml(feed.subtitle)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escapeXml(feed.selfUrl)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(feed.pageUrl)}"/>
  <updated>${updatedOn === undefined ? `${today}T00:00:00+08:00` : toDateTime(updatedOn)}</updated>
  <author><name>${escapeXml(feed.author)}</name></author>
${feed.entries.map(entryXml).join('\n')}
</feed>
`;
}
