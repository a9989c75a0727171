import { ruledOutWordsIn, readWordRules } from './words.mjs';
import { proseOf, textsOfModule } from './read-texts.mjs';

const rules = readWordRules();

const problemsInText = (language: string, text: string) =>
  ruledOutWordsIn([{ location: 'x', language, text }], rules);

describe('ruled-out variants', () => {
  it.each([
    ['zh-CN', '官网版本支持较早的系统', 'zh-CN x: "官网版本" → 专业版'],
    ['zh-CN', '推荐人 ID 无效', 'zh-CN x: "推荐人 ID" → 推荐码'],
    ['zh-CN', '最迟下一个服务日', 'zh-CN x: "服务日" → 次日 22:00 前'],
    ['en-US', 'Somebody reads it.', 'en-US x: "somebody" → the role: support, your manager, staff'],
    ['en-US', 'Take 38 yuan off', 'en-US x: "yuan" → ¥38'],
  ])('are found in %s: %s', (language, text, problem) =>
    expect(problemsInText(language, text)).toContain(problem),
  );

  it('are found also without the blank next to Latin letters', () =>
    expect(problemsInText('zh-CN', '推荐人ID无效').length).toBeGreaterThan(0));
});

it.each([
  ['zh-CN', '专业版支持较早的系统'],
  ['zh-CN', '邀请码与推广码'],
  ['en-US', 'Functionsless yuanbao'],
  ['en-US', 'Staff open the store'],
  // A variant of the other language.
  ['en-US', '官网版本'],
])('do not include %s: %s', (language, text) => expect(problemsInText(language, text)).toEqual([]));

it('distinguishes the texts of a module from its names', () =>
  expect(
    textsOfModule(
      'x.ts',
      "import a from 'some-module'; const b = { slug: 'a-b', zh: '中文', en: `Two ${a} words here` }; c('d'); bilingual('', 'Employee');",
    ),
  ).toEqual([
    { location: 'x.ts', language: 'zh-CN', text: '中文' },
    { location: 'x.ts', language: 'en-US', text: ' words here' },
    { location: 'x.ts', language: 'en-US', text: '' },
    { location: 'x.ts', language: 'en-US', text: 'Employee' },
  ]));

describe('words of the code', () => {
  const problems = (location: string, source: string) =>
    ruledOutWordsIn(proseOf(location, source), rules).map((problem) => problem.split(' → ')[0]);

  it.each([
    ['a.ts', 'const a = 1;\n// Nobody asks.', 'code a.ts:2: "nobody"'],
    ['a.ts', '/**\n * Added for\n * want of a better one.\n */', 'code a.ts:1: "for want of"'],
    ['a.test.ts', "it('is told so', () => 1);", 'code a.test.ts:1: "is told"'],
    ['a.test.ts', "it.each(\n  ['judge'])(\n  'one beside %s', f);", 'code a.test.ts:3: "beside"'],
    ['a.test.ts', "it.skip.each`a`(`is ${'judge'} by hand`, f);", 'code a.test.ts:1: "by hand"'],
    ['a.spec.ts', "test.describe('one ' + 'verdict', f);", 'code a.spec.ts:1: "verdict"'],
    ['a.ts', "const verdict = 'nobody';", null],
    ['deploy/a.conf', 'worker 1; # Nobody asks.\nnobody 1;', 'code deploy/a.conf:1: "nobody"'],
    ['a.css', 'a { color: #fff; } /* for nobody */', 'code a.css:1: "nobody"'],
    ['a.md', 'Done `by hand`.\n\n```sh\nnobody\n```\n', null],
    ['a.md', 'One\nby hand', 'code a.md:2: "by hand"'],
  ])('%s: %j', (location, source, problem) =>
    expect(problems(location, source)).toEqual(problem === null ? [] : [problem]),
  );
});
