import { readFileSync } from 'node:fs';
import seed from '@superbrowser/backend/seed/content.json';
import { contentsOf, plainText } from './blocks';
import { cases } from './cases';
import { anchorOf, changelog } from './changelog';
import { agreement } from './legal/agreement';
import { privacy } from './legal/privacy';
import { announcements } from './media';
import { articles } from './news';
import { attributionNames } from '@/lib/attribution/rules';
import { brandColours } from '@/lib/site';
import type { ClientProductLine } from './types';

/** Today where the articles are written; a day of that zone, whatever the machine's own is. */
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());
const han = (text: string) => (text.match(/\p{Script=Han}/gu) ?? []).length;
const words = (text: string) => (text.match(/[A-Za-z0-9’'-]+/g) ?? []).length;
const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/** All a detail page says in its own words; its description is for search results. */
const shown = ({
  body,
  description,
  lead = description,
  ...rest
}: (typeof records)[number]['text']['zh-CN']) =>
  [plainText(body), lead, ...Object.values(rest)].join('\n');

const records = [...articles, ...cases];

describe.each(records.map((record) => [record.slug, record] as const))('%s', (_, record) => {
  const zh = record.text['zh-CN'];
  const en = record.text['en-US'];

  it('is long enough to be worth a page, in both languages', () => {
    expect(han(shown(zh))).toBeGreaterThanOrEqual(600);
    expect(words(shown(en))).toBeGreaterThanOrEqual('category' in record ? 400 : 300);
  });

  it('fits titles and descriptions of search results', () => {
    expect([...`${zh.title} - 超级浏览器`].length).toBeLessThanOrEqual(30);
    expect(`${en.title} - SuperBrowser`.length).toBeLessThanOrEqual(90);
    expect(zh.description.length).toBeGreaterThan(30);
    expect(en.description.length).toBeGreaterThan(80);
  });

  it('says below its heading what search results do not say already', () => {
    for (const { lead, description } of [zh, en]) {
      expect(lead).toBeTruthy();
      expect(lead).not.toBe(description);
    }
  });

  it('has the same sections under the same anchors in both languages', () => {
    const ids = (body: typeof zh.body) => contentsOf(body).map(({ id }) => id);
    expect(ids(zh.body)).toEqual(ids(en.body));
    expect(new Set(ids(zh.body)).size).toBe(ids(zh.body).length);
    expect(zh.body.map(({ kind }) => kind)).toEqual(en.body.map(({ kind }) => kind));
  });

  it('names every column and fills every cell of its tables', () => {
    for (const block of [...zh.body, ...en.body]) {
      if (block.kind !== 'table') continue;
      expect(block.head.every((cell) => cell !== '')).toBe(true);
      for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });

  it('tells of no day that is still to come', () => {
    expect(isDay(record.publishedOn)).toBe(true);
    expect(record.publishedOn <= today).toBe(true);
    if ('updatedOn' in record && record.updatedOn)
      expect(record.publishedOn < record.updatedOn && record.updatedOn <= today).toBe(true);
  });

  it('leaves no Chinese in English and promises nothing absolute', () => {
    expect(han(plainText(en.body) + en.title + en.description)).toBe(0);
    expect(plainText(zh.body)).not.toMatch(/最好|第一名|行业领先|百分之百|100%/);
  });
});

it('lists articles newest first', () => {
  const days = articles.map(({ publishedOn }) => publishedOn);
  expect(days).toEqual([...days].sort().reverse());
});

/** What the version list of the embedded backend holds, by product line: `version day`. */
function released(): Record<ClientProductLine, Set<string>> {
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
    pure: new Set(pc.Win_lite.map(key)),
    android: new Set(phone.Android.map(key)),
  };
}

describe('changelog', () => {
  it.each(changelog.map((entry) => [anchorOf(entry), entry] as const))(
    '%s agrees with the version list',
    (_, entry) => {
      for (const { day } of entry.systems)
        expect(released()[entry.line]).toContain(`${entry.version} ${day}`);
    },
  );

  it('has one anchor an entry and as many lines in both languages', () => {
    expect(new Set(changelog.map(anchorOf)).size).toBe(changelog.length);
    for (const { changes } of changelog)
      expect(changes['zh-CN']).toHaveLength(changes['en-US'].length);
  });
});

describe('legal texts', () => {
  it.each([agreement, privacy])(
    'keep their sections, anchors and shortcuts in step',
    ({ text }) => {
      const [zh, en] = [text['zh-CN'], text['en-US']];
      const ids = contentsOf(zh.body).map(({ id }) => id);
      expect(contentsOf(en.body).map(({ id }) => id)).toEqual(ids);
      for (const { inShort } of [zh, en])
        expect(ids).toEqual(expect.arrayContaining(inShort.map(({ to }) => to)));
    },
  );

  it('carries the date of its version', () => expect(agreement.versionOn).toBe('2020-12-30'));

  it.each([...attributionNames, 'session', 'signed_in', 'account_proof', 'handover', 'isfromxsb'])(
    'the privacy agreement names the cookie %s',
    (name) => {
      expect(plainText(privacy.text['zh-CN'].body)).toContain(name);
      expect(plainText(privacy.text['en-US'].body)).toContain(name);
    },
  );
});

it('has announcements with real days and ids of their own', () => {
  expect(announcements.every(({ publishedOn }) => isDay(publishedOn))).toBe(true);
  expect(new Set(announcements.map(({ id }) => id)).size).toBe(announcements.length);
});

it('names the brand colours as the style sheet has them', () => {
  const styles = readFileSync('app/tokens.css', 'utf8');
  for (const [token, value] of Object.entries(brandColours))
    expect(styles).toContain(`--color-${token}: ${value};`);
});
