/** Tests that content published as blocks reads the same as Markdown. */
import { sql } from 'kysely';
import {
  parseMarkdown,
  plainText,
  type MarkdownNode,
} from '@superbrowser/contract/content/markdown';
import { campaignBodyOf, validateText } from '@superbrowser/contract/content/validate-text';
import { migrateToLatest } from '../migrate';
import { openSqlite, type Db } from '../open-database';

const plain = 'Costs *5* **7**, [see] `a_b` _x_ ~~no~~ <b>, C:\\dir | 1. and https://a.example/x_y';
const body = [
  { kind: 'paragraph', text: plain },
  { kind: 'paragraph', text: '1. not a list' },
  { kind: 'paragraph', text: '- nor this' },
  { kind: 'paragraph', text: '| nor a table' },
  { kind: 'heading', id: 'list', text: '2. Lists *here*' },
  { kind: 'list', ordered: false, items: ['one', plain] },
  { kind: 'list', ordered: false, items: ['another'] },
  { kind: 'list', ordered: true, items: ['first', 'second'] },
  { kind: 'list', ordered: true, items: ['first again'] },
  {
    kind: 'table',
    caption: 'Who *does*',
    head: ['A', 'B'],
    rows: [
      ['a|b', plain],
      ['', ''],
    ],
  },
  { kind: 'note', title: 'Mind *this*', text: plain },
  { kind: 'code', label: 'Shell', text: '```\n**x** <b>\n```' },
  { kind: 'link', path: '/news', suffix: '?a=1', text: 'Read *on*' },
  { kind: 'web', url: 'https://example.com/a_b', text: 'Elsewhere' },
];
const words = {
  title: 'A long enough title',
  crumb: 'A crumb',
  description: 'Long enough to be shown.',
};
const article = {
  slug: 'old-article',
  category: 'team',
  publishedOn: '2026-11-20',
  text: { 'zh-CN': { ...words, body }, 'en-US': { ...words, body } },
};

const titled = [
  { title: 'One', text: plain },
  { title: 'Two', text: 'Text.' },
];
const own = { title: 'Own *title*', lead: plain, note: plain };
const kinds = [
  { kind: 'path', ...own, items: titled },
  { kind: 'docks', ...own, items: titled.map((one, at) => ({ ...one, mark: `M${at}` })) },
  {
    kind: 'night',
    ...own,
    items: titled.map((one, at) => ({ ...one, from: at * 8, to: at * 8 + 8 })),
  },
  {
    kind: 'numerals',
    ...own,
    items: titled.map((one, at) => ({ ...one, mark: `${at}`, points: ['a', 'b*'] })),
  },
  { kind: 'payment', ...own, caption: 'The caption', ways: ['Card'], rows: titled },
  {
    kind: 'duty',
    ...own,
    caption: 'Who',
    columns: ['A', 'B', 'C', 'D'],
    rows: [['1', '2|', '3', '4']],
  },
];
const campaignOf = (section: object) => ({
  slug: 'old-campaign',
  visual: 'docks',
  offers: ['coupon'],
  start: '2026-12-01T00:00:00+08:00',
  end: '2026-12-05T00:00:00+08:00',
  text: Object.fromEntries(
    ['zh-CN', 'en-US'].map((language) => [
      language,
      {
        name: 'Winter',
        summary: 'In one line.',
        title: 'Winter| sale',
        lead: 'L'.repeat(30),
        after: 'A'.repeat(30),
        offersTitle: 'Offers',
        offersLead: plain,
        own: section,
        rulesTitle: 'Terms: all',
        rules: titled,
        faqTitle: 'Often asked',
        faq: titled,
      },
    ]),
  ),
});

/** A database of the version before this migration. */
async function databaseBefore(rows: readonly { family: string; record: { slug: string } }[]) {
  const db = await openSqlite(':memory:');
  await migrateToLatest(db);
  await sql`drop table published_texts`.execute(db);
  await sql`drop table application_notes`.execute(db);
  await sql`delete from kysely_migration where name >= '0022'`.execute(db);
  for (const { family, record } of rows)
    await sql`insert into published (family, slug, record, source, changed_at)
      values (${family}, ${record.slug}, ${JSON.stringify(record)}, '', '2026-11-20T00:00:00.000Z')`.execute(
      db,
    );
  return db;
}

async function migrated(db: Db) {
  await migrateToLatest(db);
  const texts = await db.selectFrom('published_texts').selectAll().orderBy('language').execute();
  await db.destroy();
  return texts.map((text) => ({ ...text, fields: JSON.parse(text.fields) as object }));
}

const site = { hasPage: (path: string) => path === '/news', hasPicture: () => false };
const context = { site, today: '2026-11-22' };

/** A block as it was stored, made from Markdown. */
function blockOf(node: MarkdownNode): unknown {
  const [only] = node.children;
  const text = plainText(node);
  const rows = () =>
    node.children.flatMap(({ children }) => children.map((row) => row.children.map(plainText)));
  switch (node.type) {
    case 'heading':
      return { kind: 'heading', id: node.label, text };
    case 'list':
      return { kind: 'list', ordered: node.tag === 'ol', items: node.children.map(plainText) };
    case 'table':
      return { kind: 'table', caption: node.label, head: rows()[0], rows: rows().slice(1) };
    case 'note':
      return { kind: 'note', title: node.label, text };
    case 'code':
      return { kind: 'code', label: node.label, text: node.text.replace(/\n$/, '') };
    default:
      return only?.type === 'link' ? { link: only.label, text } : { kind: 'paragraph', text };
  }
}

it('turns each block of an article into Markdown that reads the same', async () => {
  const texts = await migrated(await databaseBefore([{ family: 'news', record: article }]));
  expect(texts.map(({ slug, language }) => [slug, language])).toEqual([
    ['old-article', 'en-US'],
    ['old-article', 'zh-CN'],
  ]);
  const [en] = texts;
  expect(en?.fields).toEqual({ ...words, category: 'team', publishedOn: '2026-11-20' });
  const expected = body.map((block) => {
    if (block.kind === 'link') return { link: '/news?a=1', text: block.text };
    return block.kind === 'web' ? { link: block.url, text: block.text } : block;
  });
  const root = parseMarkdown(en?.body ?? '');
  expect(root.children.map(blockOf)).toEqual(expected);
  // The only issue is text that looks like HTML. It is reported when the text is next saved.
  const { issues } = validateText(
    'news',
    'en-US',
    { fields: en?.fields, body: en?.body ?? '' },
    context,
  );
  expect(new Set(issues.map(({ message }) => message.en))).toEqual(
    new Set(
      issues
        .filter(({ message }) => message.en.startsWith('HTML'))
        .map(({ message }) => message.en),
    ),
  );
});

it.each(kinds.map((section) => [section.kind, section] as const))(
  'turns a campaign with the own section %s into Markdown that reads the same',
  async (_, section) => {
    const record = campaignOf(section);
    const texts = await migrated(await databaseBefore([{ family: 'activity', record }]));
    const { own: before, offersLead, rules, faq, rulesTitle } = record.text['zh-CN'] ?? {};
    expect(texts).toHaveLength(2);
    for (const text of texts)
      expect(campaignBodyOf(parseMarkdown(text.body))).toMatchObject({
        own: before,
        offersLead,
        rules,
        faq,
        rulesTitle,
      });
    expect(texts[0]?.fields).toMatchObject({ name: 'Winter', visual: 'docks', offers: ['coupon'] });
  },
);
