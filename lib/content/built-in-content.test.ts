import seed from '@superbrowser/backend/seed/samples.json';
import { compareLanguages } from '@superbrowser/contract/content/validate-text';
import {
  sectionHeadingsOf,
  parseMarkdown,
  searchableText,
} from '@superbrowser/contract/content/markdown';
import type { ChangelogLine } from '@superbrowser/contract/content/categories';
import { attributionCookies } from '@/lib/browser/storage-keys';
import {
  changelogAnchorOf,
  announcements,
  changelog,
  firstReleaseDay,
} from './changelog-announcements-apps';
import { builtInArticles, caseStudies } from './built-in-articles-and-cases';
import { legalText, legalVersionDay } from './legal/legal-text';

const countHan = (text: string) => (text.match(/\p{Script=Han}/gu) ?? []).length;
const countWords = (text: string) => (text.match(/[A-Za-z0-9’'-]+/g) ?? []).length;

const textPairs = [builtInArticles, caseStudies].flatMap((textsIn) =>
  textsIn('zh-CN').map((zh) => {
    const en = textsIn('en-US').find(({ slug }) => slug === zh.slug);
    if (!en) throw new Error(`${zh.slug} is in one language only: test it on its own`);
    return [zh.slug, zh, en] as const;
  }),
);

/** All texts that a detail page shows. The description is not among them, because it is for search results. */
const detailPageText = ({
  body,
  description,
  lead = description,
  title,
  crumb,
}: (typeof textPairs)[number][1]) =>
  [searchableText(parseMarkdown(body)), lead, title, crumb].join('\n');

// scripts/content.ts validates titles, days, anchors, tables and absolute words, for built-in texts and for texts by
// staff.
describe.each(textPairs)('%s', (_, zh, en) => {
  it('is long enough to be worth a page, in both languages', () => {
    expect(countHan(detailPageText(zh))).toBeGreaterThanOrEqual(580);
    expect(countWords(detailPageText(en))).toBeGreaterThanOrEqual('category' in en ? 400 : 290);
  });

  it('shows another text below its heading than in search results', () => {
    for (const { lead, description } of [zh, en]) {
      expect(lead).toBeTruthy();
      expect(lead).not.toBe(description);
    }
    expect(zh.description.length).toBeGreaterThan(30);
    expect(en.description.length).toBeGreaterThan(80);
  });

  it('has the same blocks with the same anchors in both languages', () => {
    const [chinese, english] = [zh, en].map(({ body }) => ({
      fields: {},
      root: parseMarkdown(body),
    }));
    expect(chinese && english && compareLanguages('news', chinese, english)).toEqual([]);
  });
});

it('lists articles newest first', () => {
  const days = builtInArticles('en-US').map(({ publishedOn }) => publishedOn);
  expect(days).toEqual([...days].sort().reverse());
});

/** Versions in the embedded backend's list, by product line: `version day`. */
function releasedVersions(): Record<ChangelogLine, Set<string>> {
  const { pc, phone } = seed.versions;
  const key = (entry: { version: string; online_time?: string }) => {
    const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(entry.online_time ?? '') ?? [];
    return `${entry.version} ${year}-${month}-${day}`;
  };
  const desktop = [...pc.Win, ...pc.Mac, ...pc.Macos_m1, ...pc.Linux];
  const older = Object.values(seed.history).flat();
  return {
    v5: new Set([...desktop, ...older].map(key)),
    v6: new Set(seed.v6.map(key)),
    vps: new Set(pc.Win_lite.map(key)),
    android: new Set(phone.Android.map(key)),
  };
}

describe('changelog', () => {
  it.each(changelog.map((entry) => [changelogAnchorOf(entry), entry] as const))(
    '%s agrees with the version list',
    (_, entry) => {
      for (const day of Object.values(entry.systems))
        expect(releasedVersions()[entry.line]).toContain(`${entry.version} ${day}`);
    },
  );

  it('lists the newest entry first, by the first of its systems', () => {
    const days = changelog.map(firstReleaseDay);
    expect(days).toEqual([...days].sort().reverse());
  });
});

describe('legal texts', () => {
  it.each(['agreement', 'privacy'] as const)(
    'have the same sections, anchors and shortcuts in both languages: %s',
    (name) => {
      const [zh, en] = [legalText(name, 'zh-CN'), legalText(name, 'en-US')];
      const ids = sectionHeadingsOf(zh.root).map(({ id }) => id);
      expect(sectionHeadingsOf(en.root).map(({ id }) => id)).toEqual(ids);
      for (const { inShort } of [zh, en])
        expect(ids).toEqual(expect.arrayContaining(inShort.map(({ to }) => to)));
    },
  );

  it('show the date of their version', () =>
    expect(legalVersionDay('agreement')).toBe('2020-12-30'));

  it.each([
    ...attributionCookies,
    'session',
    'signed_in',
    'account_proof',
    'desktop_sign_in',
    'isfromxsb',
  ])('the privacy agreement explains the cookie %s', (name) => {
    for (const locale of ['zh-CN', 'en-US'] as const)
      expect(searchableText(legalText('privacy', locale).root)).toContain(name);
  });
});

it('lists announcements newest first', () => {
  const days = announcements.map(({ publishedOn }) => publishedOn);
  expect(days).toEqual([...days].sort().reverse());
});
