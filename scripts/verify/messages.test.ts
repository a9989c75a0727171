import {
  compareMessages,
  flattenMessages,
  mentionsSystemVersion,
  placeholdersIn,
  messageProblemsOf,
  createUsageTest,
} from './messages.mjs';

it.each([
  ['{name} and {count, plural, one {# store} other {# stores}}', 'count name'],
  ['<b>x</b> {n}', '<b> n'],
  ['plain', ''],
])('finds the placeholders of %j', (text, names) => expect(placeholdersIn(text)).toBe(names));

it.each([
  ['missing in English', { a: 'x' }, {}, ['a: missing in en-US']],
  ['missing in Chinese', {}, { a: 'x' }, ['a: missing in zh-CN']],
  ['empty', { a: '' }, { a: 'x' }, ['a: empty']],
  [
    'other placeholders',
    { a: '{n} 家' },
    { a: '{count} stores' },
    ['a: placeholders differ: "n" and "count"'],
  ],
  ['alike', { a: '{n} 家' }, { a: '{n} stores' }, []],
])('%s', (_, zh, en, problems) => expect(compareMessages(zh, en)).toEqual(problems));

it('flattens nested messages', () =>
  expect(flattenMessages({ a: { b: 'x' }, c: 'y' })).toEqual({ 'a.b': 'x', c: 'y' }));

describe('usage', () => {
  const sources = [
    "const words = pickMessages(all, 'forms.code'); words.label; words.help.title;",
    "const own = await import('@/messages/en-US/demo.json'); own.demo.seat;",
    "const t = useTranslations('home.hero'); t('title'); t(`steps.${n}.text`); const all = useTranslations(); all(`${page.name}.meta.title`)",
  ];
  const used = createUsageTest(sources, { demo: ['demo'] });
  it.each([
    'home.hero.title',
    'home.hero.steps.one.text',
    'vps.meta.title',
    'forms.code.label',
    'forms.code.help.title',
    'demo.seat',
  ])('the key %s is used', (key) => expect(used(key)).toBe(true));
  it.each([
    'home.hero.lead',
    'home.title',
    'home.hero.steps.one.title',
    'common.title',
    'forms.code.sent',
    'forms.label',
  ])('the key %s is not used', (key) => expect(used(key)).toBe(false));
});

it.each([
  ['Windows 10 及以上', true],
  ['Win10', true],
  ['Windows Server 2019', true],
  ['Vista SP2', true],
  ['Linux 内核 5.15.0', true],
  ['.NET Framework 4.5.2', true],
  ['Windows {windows} 及以上', false],
  ['v6 client for Windows', false],
  ['Windows、3 家店', false],
  ['Windows 32 位下载', false],
])('%j contains a version of a system: %s', (text, expected) =>
  expect(mentionsSystemVersion(text)).toBe(expected),
);

it.each([
  [true, 1],
  [false, 0],
])(
  'reports versions of systems only where they are forbidden: %s',
  (mustNotNameVersions, count) => {
    const read = (locale: string) => ({
      hint: locale === 'zh-CN' ? '需要新系统' : 'Windows 10',
    });
    const problems = messageProblemsOf({ read, sourceFolders: [], mustNotNameVersions });
    expect(problems.filter((problem) => problem.includes('versions of systems'))).toHaveLength(
      count,
    );
  },
);
