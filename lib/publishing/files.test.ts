import { promotionIds } from '@/lib/content/campaigns/slugs';
import { newsSlugs } from '@/lib/slugs';
import { readArticleFile } from './article';
import { readCampaignFile } from './campaign-file';
import { faultLines } from './faults';
import { articleTemplate, campaignTemplate } from './templates';

const today = '2026-11-22';
const article = articleTemplate(today);
const campaign = campaignTemplate();

/** The file with one piece of text changed; a piece that is not there would make the case worthless. */
function changed(file: string, from: string, to: string): string {
  expect(file).toContain(from);
  return file.replace(from, to);
}

const lineWith = (file: string, text: string) =>
  file.split('\n').findIndex((line) => line.includes(text)) + 1;

it.each([
  ['slug: hand-over-on-fridays', 'slug: Hand_Over', 'slug', 'small letters'],
  ['slug: hand-over-on-fridays', 'slug: ab', 'slug', 'small letters'],
  ['slug: hand-over-on-fridays', `slug: ${newsSlugs[0]}`, 'slug', 'built-in'],
  ['category: team', 'category: gossip', 'category', 'one of: isolation'],
  [`publishedOn: ${today}`, 'publishedOn: 2026-11-31', 'publishedOn', 'a day like'],
  [`publishedOn: ${today}`, 'publishedOn: yesterday', 'publishedOn', 'a day like'],
  [`publishedOn: ${today}`, 'publishedOn: 2026-11-23', 'publishedOn', 'in the future'],
  ['category: team', `category: team\nupdatedOn: ${today}`, 'updatedOn', 'after publishedOn'],
  ['category: team', 'category: team\nauthor: x', '', 'no field author'],
  ['category: team', 'category: team\ncategory: team', 'category', 'twice'],
  ['title: 周五交接，怎么不落事', `title: ${'长'.repeat(23)}`, 'text.zh-CN.title', 'too long'],
  ['crumb: Friday handover', 'crumb: 周五', 'text.en-US.crumb', 'Chinese'],
  ['Who watches what', 'Who watches 什么', 'text.en-US.body.4', 'Chinese'],
  ['Who watches what {#who}', 'Who watches what {#other}', 'text.en-US.body.4', 'other parts'],
  ['下面的顺序可以照着做一遍', '这是最好的顺序', 'text.zh-CN.body.0', 'absolute'],
  [
    '[How a team shares rights](/browser-users)',
    '[How](/nowhere)',
    'text.en-US.body.8.path',
    'no page',
  ],
  [
    '[How a team shares rights](/browser-users)',
    '[How](http://x.example)',
    'text.en-US.body.8',
    '',
  ],
  [
    '[How a team shares rights](/browser-users)',
    '[How](javascript:alert)',
    'text.en-US.body.8',
    '',
  ],
  ['[How a team shares rights](/browser-users)', '[How](//evil.example)', 'text.en-US.body.8', ''],
  [
    '| Refunds | The lead | Wait for Monday |',
    '| Refunds | The lead |',
    'text.en-US.body.5',
    'cells',
  ],
  ['## Write the list first {#list}', '### Write the list first {#list}', '', 'one level'],
  ['> **No password changes hands**\n', '', '', 'its title'],
  ['--- en-US ---', '--- fr-FR ---', '', 'a part is'],
  ['---\nslug', 'slug', '', 'begins with ---'],
])('an article with %j as %j is refused at %j: %s', (from, to, field, reason) => {
  const { record, faults } = readArticleFile(changed(article, from, to), today);
  expect(record).toBeNull();
  const { en, zh } = faultLines(faults);
  const found = faults.find((one) => one.field.startsWith(field) && one.words.en.includes(reason));
  expect(found ?? en).toMatchObject({ words: { zh: expect.stringMatching(/\p{Script=Han}/u) } });
  expect(zh.split('\n')).toHaveLength(en.split('\n').length);
});

it('names the line of a fault, in both languages', () => {
  const file = changed(article, 'crumb: Friday handover', 'crumb: 周五');
  const line = lineWith(file, 'crumb: 周五\n'.trim());
  const { faults } = readArticleFile(changed(file, 'crumb: 周五交接', 'crumb: 交接'), today);
  const at = lineWith(changed(file, 'crumb: 周五交接', 'crumb: 交接'), 'crumb: 周五');
  expect(line).toBeGreaterThan(0);
  expect(faultLines(faults)).toEqual({
    en: `line ${at}, text.en-US.crumb: has Chinese in the English text`,
    zh: `第 ${at} 行，text.en-US.crumb：英文部分里有中文`,
  });
});

it('takes an updated article, a link out of the site, and headings without anchors', () => {
  const file = [
    [`publishedOn: ${today}`, 'publishedOn: 2026-11-20\nupdatedOn: 2026-11-22'],
    ['[看看团队怎么分权限](/browser-users)', '[标准](https://example.com/a?b=1#c)'],
    ['[How a team shares rights](/browser-users)', '[The standard](https://example.com/a)'],
    [' {#list}', ''],
  ].reduce((text, [from = '', to = '']) => text.replaceAll(from, to), article);
  const { record, faults } = readArticleFile(file, today);
  expect(faults).toEqual([]);
  expect(record?.updatedOn).toBe('2026-11-22');
  expect(record?.text['zh-CN'].body[1]).toMatchObject({ kind: 'heading', id: 'part-1' });
  expect(record?.text['en-US'].body.at(-1)).toEqual({
    kind: 'web',
    url: 'https://example.com/a',
    text: 'The standard',
  });
});

it.each([
  ['https://superbrowser.com@evil.example/', null],
  ['https://anna:secret@example.com/', null],
  ['https://bücher.example/a', 'https://xn--bcher-kva.example/a'],
  ['https://EXAMPLE.com', 'https://example.com/'],
])('of an article a link to %s is kept as %s', (address, kept) => {
  const link = '[How a team shares rights](/browser-users)';
  const file = article.replaceAll(link, `[The standard](${address})`);
  const { record, faults } = readArticleFile(
    file.replaceAll('[看看团队怎么分权限](/browser-users)', '[标准](https://example.com/)'),
    today,
  );
  if (kept === null) expect(faultLines(faults).en).toContain('must be an https address');
  else expect(record?.text['en-US'].body.at(-1)).toMatchObject({ kind: 'web', url: kept });
});

it.each([
  '',
  '---',
  'nothing at all',
  '--- zh-CN ---\n--- en-US ---',
  '\u0000',
  '---\n---\n---\n---',
])('says what %j lacks', (file) => {
  expect(readArticleFile(file, today).faults.length).toBeGreaterThan(2);
  expect(readCampaignFile(file).faults.length).toBeGreaterThan(2);
});

it.each<[string, string, string, string]>([
  ...[...promotionIds]
    .filter((id) => !id.includes('/'))
    .map((id): [string, string, string, string] => [
      'slug: spring-stock',
      `slug: ${id}`,
      'slug',
      'built-in',
    ]),
  ['visual: docks', 'visual: fireworks', 'visual', 'one of: stairs'],
  ['offers: coupon, first_month_ip', 'offers: coupon, coupon', 'offers', 'twice'],
  ['offers: coupon, first_month_ip', 'offers:', 'offers', 'too short'],
  ['offers: coupon, first_month_ip', 'offers: gift', 'offers.0', 'one of: coupon'],
  ['start: 2027-03-01T00:00:00+08:00', 'start: 2027-03-01', 'start', 'a moment of China'],
  [
    'start: 2027-03-01T00:00:00+08:00',
    'start: 2027-04-01T00:00:00+08:00',
    'end',
    'after the start',
  ],
  ['name: Spring stock\n', '', 'text.en-US.name', 'missing'],
  ['after: The spring campaign is over', 'after: 结束', 'text.en-US.after', 'Chinese'],
  ['### 怎么拿到', '### 最快拿到', 'text.zh-CN.rules', 'absolute'],
  ['## own path: A new store in four steps', '## own docks: A', 'text.en-US.own', ''],
  ['## own path: A new store in four steps', '## own circus: A', 'text.en-US.own', 'one of'],
  ['## rules: Terms', '## terms: Terms', '', 'a section is'],
  ['## rules: Terms', '## rules: Terms\n\nSome words.', 'rules', 'before its first'],
  ['### Who\n', '### How\n', 'text.en-US.rules', 'twice'],
  ['The coupon comes with the account.\n', 'One.\n\nTwo.\n', 'rules', 'more paragraphs'],
])('a campaign with %j as %j is refused at %j: %s', (from, to, field, reason) => {
  const { record, faults } = readCampaignFile(changed(campaign, from, to));
  const found = faults.find((one) => one.field.startsWith(field) && one.words.en.includes(reason));
  expect(record).toBeNull();
  expect(found ?? faultLines(faults).en).toMatchObject({ words: { zh: expect.any(String) } });
});

const own = (file: string, kind: string, body: string) =>
  file.replace(
    /## own path: ([^\n]+)\n[\s\S]*?(?=\n## rules)/g,
    `## own ${kind}: $1\n\nA lead.\n\n${body}\n\n> A note.\n`,
  );
/** The same in both languages, without Chinese. */
const both = (kind: string, body: string) => readCampaignFile(own(campaign, kind, body));

it.each([
  [
    'docks',
    '### AB: One\n\nText.\n\n### CD: Two\n\nText.',
    {
      items: [
        { mark: 'AB', title: 'One', text: 'Text.' },
        { mark: 'CD', title: 'Two', text: 'Text.' },
      ],
    },
  ],
  [
    'night',
    '### 0-8: One\n\nText.\n\n### 8–24: Two\n\nText.',
    {
      items: [
        { from: 0, to: 8, title: 'One', text: 'Text.' },
        { from: 8, to: 24, title: 'Two', text: 'Text.' },
      ],
    },
  ],
  [
    'numerals',
    '### 6: One\n\nText.\n\n- a\n- b',
    { items: [{ mark: '6', title: 'One', text: 'Text.', points: ['a', 'b'] }] },
  ],
  [
    'duty',
    'Table: Who\n| A | B | C | D |\n| - | - | - | - |\n| 1 | 2 | 3 | 4 |',
    { caption: 'Who', columns: ['A', 'B', 'C', 'D'], rows: [['1', '2', '3', '4']] },
  ],
  [
    'payment',
    'The caption.\n\n- Card\n\n### When\n\nNow.',
    { caption: 'The caption.', ways: ['Card'], rows: [{ title: 'When', text: 'Now.' }] },
  ],
])('reads the own section %s', (kind, body, expected) => {
  const { record, faults } = both(kind, body);
  expect(faults).toEqual([]);
  expect(record?.text['zh-CN'].own).toMatchObject({
    kind,
    lead: 'A lead.',
    note: 'A note.',
    ...expected,
  });
});

it.each([
  ['night', '### 9-8: One\n\nText.'],
  ['night', '### late: One\n\nText.'],
  ['docks', '### One\n\nText.'],
  ['duty', 'Table: Who\n| A | B |\n| - | - |\n| 1 | 2 |'],
  ['payment', '### When\n\nNow.'],
  ['path', '### Only one\n\nText.'],
])('refuses an own section %s of %j', (kind, body) => expect(both(kind, body).record).toBeNull());
