/** Content of the feeds of news and releases in a language. */
import type { ChangelogLine } from '@superbrowser/contract/content/categories';
import {
  changelogAnchorOf,
  changelog,
  firstReleaseDay,
} from '@/lib/content/changelog-announcements-apps';
import { changeDayOf, type Article } from '@/lib/content/built-in-articles-and-cases';
import type { Locale } from '@/lib/core/i18n/routing';
import { contentPath } from '@/lib/pages';
import { site } from '@/lib/site';
import { absolutePageUrl, absoluteUrl } from '../absolute-urls';
import { feedPath, type ContentSection } from './feed-paths';
import type { AtomEntry, AtomFeed } from './atom';

interface FeedMessages {
  readonly title: string;
  readonly subtitle: string;
  readonly lines: Readonly<Record<ChangelogLine, string>>;
}

function newsEntries(locale: Locale, articles: readonly Article[]): AtomEntry[] {
  return articles.map((article) => ({
    url: absolutePageUrl(locale, contentPath('news', article.slug)),
    title: article.title,
    publishedOn: article.publishedOn,
    changedOn: changeDayOf(article),
    summary: article.description,
  }));
}

function changelogEntries(locale: Locale, lines: FeedMessages['lines']): AtomEntry[] {
  return changelog.map((entry) => {
    const changes = entry.changes[locale];
    const day = firstReleaseDay(entry);
    return {
      url: `${absolutePageUrl(locale, '/changelog')}#${changelogAnchorOf(entry)}`,
      title: `${lines[entry.line]} ${entry.version}`,
      publishedOn: day,
      changedOn: day,
      summary: changes[0] ?? '',
      content: changes.map((change) => `– ${change}`).join('\n'),
    };
  });
}

/**
 * A section's feed in a language.
 * @param articles articles of the language, newest first; used only for the feed of news
 */
export function contentFeedOf(
  section: ContentSection,
  locale: Locale,
  { articles, ...messages }: FeedMessages & { readonly articles: readonly Article[] },
): AtomFeed {
  return {
    selfUrl: absoluteUrl(feedPath(locale, section)),
    pageUrl: absolutePageUrl(locale, `/${section}`),
    title: messages.title,
    subtitle: messages.subtitle,
    language: locale,
    author: site.name[locale],
    entries:
      section === 'news' ? newsEntries(locale, articles) : changelogEntries(locale, messages.lines),
  };
}
