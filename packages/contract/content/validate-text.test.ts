import fc from 'fast-check';
import type { SiteLookups } from './check-markdown';
import {
  entryFieldNames,
  missingLocales,
  textsOfEntry,
  entryValuesOf,
  type EntryValues,
} from './entry-values';
import { entryIssues } from './validate-entry-texts';
import { parseContentFile, formatContentFile } from './front-matter';
import { templates } from './generated/templates';
import { formatIssues } from './issues';
import { contentLocales } from './content-locales';
import { campaignBodyOf, compareLanguages, validateContentFile } from './validate-text';

const today = '2026-11-22';
const site: SiteLookups = {
  hasPage: (path) => ['/browser-users', '/news'].includes(path),
  hasPicture: () => false,
};
const context = { site, today };
type Folder = 'news' | 'staffCampaigns';

/**
 * A template with one piece of text replaced. @throws when the piece is missing, because the case would then test
 * nothing
 */
function replaceInTemplate(
  folder: Folder,
  locale: 'zh-CN' | 'en-US',
  from: string,
  to: string,
): string {
  const file = templates[folder][locale];
  expect(file).toContain(from);
  return file.replace(from, to);
}

const lineWith = (file: string, text: string) =>
  file.split('\n').findIndex((line) => line.includes(text)) + 1;

it.each(['news', 'staffCampaigns'] as const)('accepts the %s templates unchanged', (folder) => {
  for (const locale of contentLocales)
    expect(validateContentFile(folder, locale, templates[folder][locale], context).issues).toEqual(
      [],
    );
});

it.each([
  ['category: team', 'category: gossip', 'category', 'one of: isolation'],
  ['publishedOn: 2026-11-22', 'publishedOn: 2026-11-31', 'publishedOn', 'a day like'],
  ['publishedOn: 2026-11-22', 'publishedOn: yesterday', 'publishedOn', 'a day like'],
  ['publishedOn: 2026-11-22', 'publishedOn: 2026-11-23', 'publishedOn', 'in the future'],
  ['category: team', `category: team\nupdatedOn: ${today}`, 'updatedOn', 'day of publication'],
  ['category: team', 'category: team\nauthor: x', '', 'no field author'],
  ['category: team', 'category: team\ncategory: team', '', 'YAML'],
  ['category: team', 'category: &a team\nupdatedOn: *a', '', 'aliases are not allowed'],
  ['crumb: Friday handover', 'crumb: 周五', 'crumb', 'Chinese'],
  ['Who watches what', 'Who watches 什么', '', 'Chinese'],
  ['[How a team shares rights](/browser-users)', '[How](/nowhere)', '', 'does not exist'],
  ['| Refunds  | The lead', '| Refunds', '', 'cells than the head'],
  ['> **No password changes hands**\n', '', '', 'its title'],
  ['---\ntitle', 'title', '', 'front matter'],
])('an article with %j as %j is refused at %j: %s', (from, to, field, reason) => {
  const { text, issues } = validateContentFile(
    'news',
    'en-US',
    replaceInTemplate('news', 'en-US', from, to),
    context,
  );
  expect(text).toBeNull();
  const { en, zh } = formatIssues(issues);
  const found = issues.find((one) => one.field === field && one.message.en.includes(reason));
  expect(found ?? en).toMatchObject({ message: { zh: expect.stringMatching(/\p{Script=Han}/u) } });
  expect(zh.split('\n')).toHaveLength(en.split('\n').length);
});

it.each([
  ['title: 周五交接，怎么不落事', `title: ${'长'.repeat(23)}`, 'title', 'too long'],
  ['可以照着做一遍', '是最好的', '', 'absolute'],
  ['description: 周末', 'description: 最好的周末', 'description', 'absolute'],
])('a Chinese article with %j as %j is refused at %j: %s', (from, to, field, reason) => {
  const { issues } = validateContentFile(
    'news',
    'zh-CN',
    replaceInTemplate('news', 'zh-CN', from, to),
    context,
  );
  expect(issues.find((one) => one.field === field && one.message.en.includes(reason))).toBeTruthy();
});

it('names the line of an issue in the file, in both languages', () => {
  const file = replaceInTemplate('news', 'en-US', 'crumb: Friday handover', 'crumb: 周五');
  const at = lineWith(file, 'crumb: 周五');
  expect(formatIssues(validateContentFile('news', 'en-US', file, context).issues)).toEqual({
    en: `line ${at}, crumb: has Chinese in the English text`,
    zh: `第 ${at} 行，crumb：英文部分里有中文`,
  });
  const html = replaceInTemplate(
    'news',
    'en-US',
    '- Prices to change',
    '- <b>Prices</b> to change',
  );
  expect(formatIssues(validateContentFile('news', 'en-US', html, context).issues).en).toBe(
    `line ${lineWith(html, '<b>')}: HTML is not supported, write Markdown: <b>`,
  );
});

it.each(['', '---', 'nothing at all', '\u0000', '---\n---\n---\n---', '---\n[\n---\n'])(
  'names what is missing in %j',
  (file) => {
    for (const folder of ['news', 'staffCampaigns'] as const)
      expect(validateContentFile(folder, 'zh-CN', file, context).issues.length).toBeGreaterThan(0);
  },
);

it('writes a file that reads the same again', () => {
  const { data, body } = parseContentFile(templates.news['zh-CN']);
  const reparsed = parseContentFile(formatContentFile(data as object, body));
  expect([reparsed.data, reparsed.body.trim()]).toEqual([data, body.trim()]);
});

it.each([
  ['visual: docks', 'visual: fireworks', 'visual', 'one of: stairs'],
  ['  - first_month_ip', '  - coupon', 'offers', 'twice'],
  ['  - first_month_ip', '  - gift', 'offers.1', 'one of: coupon'],
  ['start: 2027-03-01T00:00:00+08:00', 'start: 2027-03-01', 'start', 'a time in China'],
  [
    'start: 2027-03-01T00:00:00+08:00',
    'start: 2027-04-01T00:00:00+08:00',
    'end',
    'after the start',
  ],
  ['name: Spring stock\n', '', 'name', 'missing'],
  ['after: The spring campaign is over', 'after: 结束', 'after', 'Chinese'],
  ['## own path: A new store', '## own docks: A new store', 'own.items.0.mark', ''],
  ['## own path: A new store', '## own circus: A new store', 'own.kind', 'one of'],
  ['## rules: Terms', '## terms: Terms', '', 'a section is'],
  ['## rules: Terms', '## faq: Terms', '', 'used twice'],
  ['## rules: Terms', '## rules: Terms\n\nSome words.', '', 'no place in this section'],
  ['## rules: Terms', '## rules: Terms\n\n- A list', '', 'no place in this section'],
  ['### Who\n', '### How\n', 'rules', 'twice'],
  ['The coupon comes with the account.\n', 'One.\n\nTwo.\n', '', 'more than one paragraph'],
  ['The coupon comes', 'The **coupon** comes', '', 'not supported in a campaign: coupon'],
])('a campaign with %j as %j is refused at %j: %s', (from, to, field, reason) => {
  const file = replaceInTemplate('staffCampaigns', 'en-US', from, to);
  const { text, issues } = validateContentFile('staffCampaigns', 'en-US', file, context);
  expect(text).toBeNull();
  const found = issues.find((one) => one.field === field && one.message.en.includes(reason));
  expect(found ?? formatIssues(issues).en).toMatchObject({ message: { zh: expect.any(String) } });
  expect(found?.line).toBeGreaterThan(0);
});

const validateOwnSection = (kind: string, body: string) =>
  validateContentFile(
    'staffCampaigns',
    'en-US',
    templates.staffCampaigns['en-US'].replace(
      /## own path: ([^\n]+)\n[\s\S]*?(?=\n## rules)/,
      `## own ${kind}: $1\n\nA lead.\n\n${body}\n\n> A note.\n`,
    ),
    context,
  );

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
    'Table: Who\n\n| A | B | C | D |\n| - | - | - | - |\n| 1 | 2 | 3 | 4 |',
    { caption: 'Who', columns: ['A', 'B', 'C', 'D'], rows: [['1', '2', '3', '4']] },
  ],
  [
    'payment',
    'The caption.\n\n- Card\n\n### When\n\nNow.',
    { caption: 'The caption.', ways: ['Card'], rows: [{ title: 'When', text: 'Now.' }] },
  ],
])('reads the own section %s', (kind, body, expected) => {
  const { root, issues } = validateOwnSection(kind, body);
  expect(issues).toEqual([]);
  expect(campaignBodyOf(root)?.own).toMatchObject({
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
  ['duty', 'Table: Who\n\n| A | B |\n| - | - |\n| 1 | 2 |'],
  ['payment', '### When\n\nNow.'],
  ['path', '### Only one\n\nText.'],
])('refuses an own section %s of %j', (kind, body) =>
  expect(validateOwnSection(kind, body).text).toBeNull(),
);

describe('the two languages of a text', () => {
  const compare = (folder: Folder, file: string) => {
    const [zh, en] = [
      validateContentFile(folder, 'zh-CN', templates[folder]['zh-CN'], context),
      validateContentFile(folder, 'en-US', file, context),
    ];
    return compareLanguages(
      folder,
      { fields: zh.text?.fields ?? {}, root: zh.root },
      { fields: en.text?.fields ?? {}, root: en.root },
    );
  };

  it('correspond in the templates', () => {
    for (const folder of ['news', 'staffCampaigns'] as const)
      expect(compare(folder, templates[folder]['en-US'])).toEqual([]);
  });

  it.each([
    ['category: team', 'category: client', 'category', 'the same in both'],
    ['{#who}', '{#other}', '', 'differs from the Chinese text'],
    ['## Who watches', 'More.\n\n## Who watches', '', 'differs from the Chinese text'],
  ])('must correspond: %j as %j', (from, to, field, reason) =>
    expect(compare('news', replaceInTemplate('news', 'en-US', from, to))).toContainEqual(
      expect.objectContaining({
        field,
        message: expect.objectContaining({
          en: expect.stringContaining(reason) as string,
        }) as object,
      }),
    ),
  );
});

describe('form values of a text', () => {
  const textOf = (folder: Folder, locale: 'zh-CN' | 'en-US') => {
    const { data, body } = parseContentFile(templates[folder][locale]);
    return { fields: data as object, body: body.trim() };
  };
  const valuesFor = (folder: Folder) =>
    entryValuesOf(
      'hand-over',
      { 'zh-CN': textOf(folder, 'zh-CN'), 'en-US': textOf(folder, 'en-US') },
      folder,
    );
  const values = valuesFor('news');
  const issuesOf = (change: EntryValues) =>
    entryIssues('news', { ...values, ...change }, context).map(
      ({ field, line, message }) => [field, line, message.en] as const,
    );

  it.each(['news', 'staffCampaigns'] as const)('return the texts of a %s file', (folder) => {
    expect(entryIssues(folder, valuesFor(folder), context)).toEqual([]);
    const texts = textsOfEntry(valuesFor(folder), folder);
    expect(texts['en-US']).toEqual(textOf(folder, 'en-US'));
  });

  it('keep whatever is typed', () => {
    const line = fc.stringMatching(/^[A-Za-z0-9：:#| -]{0,12}$/).map((text) => text.trim());
    const body = fc
      .array(fc.oneof(line, fc.constantFrom('title: x', '', '---', '--- zh-CN ---')), {
        maxLength: 6,
      })
      .map((lines) => lines.join('\n'));
    const names = entryFieldNames('news').filter((name) => name !== 'slug');
    const form = fc.record(
      Object.fromEntries(names.map((name) => [name, name.endsWith('-body') ? body : line])),
    );
    fc.assert(
      fc.property(form, (given) => {
        const written = Object.keys(textsOfEntry(given, 'news'));
        const roundTrip = entryValuesOf('x', textsOfEntry(given, 'news'), 'news');
        // For a language without text, nothing is stored. Without any language, no shared field is stored either.
        const storedNames = names.filter((name) =>
          /^(zh|en)-/.test(name)
            ? written.includes(name.startsWith('zh') ? 'zh-CN' : 'en-US')
            : written.length > 0,
        );
        for (const name of storedNames)
          expect([name, roundTrip[name]]).toEqual([name, given[name]]);
      }),
    );
  });

  it.each<[string, EntryValues, string, number | undefined, string]>([
    ['a shared field', { category: 'gossip' }, 'category', undefined, 'one of'],
    ['a day to come', { publishedOn: '2027-01-01' }, 'publishedOn', undefined, 'future'],
    ['a field of a language', { 'en-crumb': '周五' }, 'en-crumb', undefined, 'Chinese'],
    ['an empty field of a language', { 'zh-title': '' }, 'zh-title', undefined, 'missing'],
    ['a line of a text', { 'zh-body': '## a\n\n有**粗体' }, 'zh-body', 3, 'not paired'],
    ['a text after empty lines', { 'zh-body': '\n\n\n## a\n\n<b>' }, 'zh-body', 6, 'HTML'],
    ['a block that differs', { 'en-body': '## Only {#list}\n\nA line' }, 'en-body', 1, 'differs'],
    ['a text without a heading', { 'en-body': 'Some words.' }, 'en-body', undefined, 'heading'],
  ])('report %s at its field', (_, change, field, line, words) => {
    expect(issuesOf(change)).toContainEqual([
      field,
      line,
      expect.stringContaining(words) as string,
    ]);
  });

  it('report a problem of a shared field once', () =>
    expect(issuesOf({ category: 'gossip' })).toHaveLength(1));

  it('are complete in one language', () => {
    const none = Object.fromEntries(
      entryFieldNames('news')
        .filter((name) => name.startsWith('en-'))
        .map((name) => [name, ' ']),
    );
    expect(missingLocales({ ...values, ...none }, 'news')).toEqual(['en-US']);
    expect(issuesOf(none)).toEqual([]);
    expect(Object.keys(textsOfEntry({ ...values, ...none }, 'news'))).toEqual(['zh-CN']);
    expect(missingLocales(values, 'news')).toEqual([]);
    expect(missingLocales({}, 'news')).toEqual(['zh-CN', 'en-US']);
  });
});
