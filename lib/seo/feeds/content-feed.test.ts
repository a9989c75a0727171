/** @jest-environment jsdom */
import { builtInArticles } from '@/lib/content/built-in-articles-and-cases';
import { changelog } from '@/lib/content/changelog-announcements-apps';
import { routing } from '@/lib/core/i18n/routing';
import { escapeXml } from '../escape-xml';
import { contentSections } from './feed-paths';
import { atomXml, type AtomFeed } from './atom';
import { contentFeedOf } from './content-feed';

const lines = { v6: 'v6 client', v5: 'v5', vps: 'Pure', android: 'Android' };
const parse = (feed: AtomFeed) =>
  new DOMParser().parseFromString(atomXml(feed), 'application/xml').documentElement;
const text = (element: Element, name: string) =>
  [...element.children].find((child) => child.localName === name)?.textContent ?? '';
const all = (element: Element, name: string) =>
  [...element.children].filter((child) => child.localName === name);

const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+08:00$/;

describe.each(contentSections)('the feed of %s', (section) => {
  describe.each(routing.locales)('in %s', (locale) => {
    const articles = builtInArticles(locale);
    const feed = contentFeedOf(section, locale, {
      title: 'T & <x>',
      subtitle: 'S',
      lines,
      articles,
    });
    const root = parse(feed);
    const entries = all(root, 'entry');

    it('is well-formed Atom with everything RFC 4287 requires', () => {
      expect([root.localName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
      expect(root.getAttribute('xml:lang')).toBe(locale);
      expect(text(root, 'title')).toBe('T & <x>');
      expect(text(root, 'updated')).toMatch(rfc3339);
      expect(root.querySelector('author > name')?.textContent).not.toBe('');
      const self = all(root, 'link').find((link) => link.getAttribute('rel') === 'self');
      expect(self?.getAttribute('href')).toBe(
        `http://localhost:3000${locale === 'en-US' ? '/en' : ''}/${section}/feed.xml`,
      );
    });

    it('has every entry, with an absolute URL as its id and complete times', () => {
      expect(entries).toHaveLength(section === 'news' ? articles.length : changelog.length);
      const ids = entries.map((entry) => text(entry, 'id'));
      expect(new Set(ids).size).toBe(ids.length);
      for (const entry of entries) {
        expect(text(entry, 'id')).toMatch(
          section === 'news'
            ? /^http:\/\/localhost:3000\/(en\/)?news\//
            : /\/changelog#[a-z0-9-]+$/,
        );
        expect(text(entry, 'title')).not.toBe('');
        expect(text(entry, 'summary')).not.toBe('');
        expect(text(entry, 'updated')).toMatch(rfc3339);
        expect(text(entry, 'published') <= text(entry, 'updated')).toBe(true);
      }
    });

    it('is dated by its newest entry', () => {
      const newest = entries.map((entry) => text(entry, 'updated')).sort();
      expect(text(root, 'updated')).toBe(newest.at(-1));
    });
  });
});

it('removes characters XML does not allow', () =>
  expect(escapeXml('a\u0000\u000b<b>&"\'')).toBe('a&lt;b&gt;&amp;&quot;&#39;'));
