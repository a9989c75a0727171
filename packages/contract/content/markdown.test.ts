import fc from 'fast-check';
import { checkMarkdown, linkTarget, parsePictureAddress, type SiteLookups } from './check-markdown';
import {
  sectionHeadingsOf,
  markdownLimits,
  parseMarkdown,
  plainText,
  searchableText,
  type MarkdownNode,
} from './markdown';

const picture = `upload:${'5f'.repeat(16)}-800x450.png`;
const site: SiteLookups = {
  hasPage: (path) => ['/', '/news', '/browser-users'].includes(path),
  hasPicture: (name) => picture.endsWith(name),
};
const check = (text: string, firstLine = 1) =>
  checkMarkdown(text, parseMarkdown(text, firstLine), { site, firstLine });

/** A tree in the notation of these tests: type, label and children. Adjacent texts are merged. */
type Shape = unknown;
function shapeOf(node: MarkdownNode): Shape {
  const within: Shape[] = node.label ? [{ label: node.label }] : [];
  for (const child of node.children) {
    const shape = child.type === 'text' || child.type === 'break' ? child.text : shapeOf(child);
    const last = within.at(-1);
    if (typeof shape === 'string' && typeof last === 'string')
      within[within.length - 1] = last + shape;
    else if (shape !== '') within.push(shape);
  }
  if (node.text) within.push(node.text);
  return [node.type === 'list' || node.type === 'heading' ? node.tag : node.type, ...within];
}
const read = (text: string) => (shapeOf(parseMarkdown(text)) as Shape[]).slice(1);

it.each<[string, Shape[]]>([
  ['', []],
  ['\n\n  \n', []],
  ['One\ntwo.', [['paragraph', 'One two.']]],
  ['第一行\n第二行', [['paragraph', '第一行第二行']]],
  ['第一行，\nword', [['paragraph', '第一行， word']]],
  // HTML and entities stay plain text.
  ['<script>alert(1)</script>', [['paragraph', '<script>alert(1)</script>']]],
  ['<b onclick="x">&amp; &lt;', [['paragraph', '<b onclick="x">&amp; &lt;']]],
  [String.raw`5 \* 3 and \[x\]\(y\) and a\_b`, [['paragraph', '5 * 3 and [x](y) and a_b']]],
  ['5 * 3 * 2, file_name_here, C:\\temp', [['paragraph', '5 * 3 * 2, file_name_here, C:\\temp']]],
  ['https://example.com/a_b_c', [['paragraph', 'https://example.com/a_b_c']]],
  ['    not code', [['paragraph', 'not code']]],
  ['## Why', [['h2', { label: 'part-1' }, 'Why']]],
  ['### 为什么 {#why-so}', [['h3', { label: 'why-so' }, '为什么']]],
  ['## Why {#so} ##', [['h2', { label: 'so' }, 'Why']]],
  ['## Why{#so}', [['h2', { label: 'part-1' }, 'Why{#so}']]],
  ['**注意：**请先看', [['paragraph', ['strong', '注意：'], '请先看']]],
  ['an *italic* word', [['paragraph', 'an ', ['em', 'italic'], ' word']]],
  ['use `a*b` here', [['paragraph', 'use ', ['codeSpan', 'a*b'], ' here']]],
  ['see [this](/news) now', [['paragraph', 'see ', ['link', { label: '/news' }, 'this'], ' now']]],
  [`![A screen](${picture})`, [['paragraph', ['image', { label: picture }, 'A screen']]]],
  [
    '- a\n  - b\n- **c**',
    [['ul', ['item', 'a', ['ul', ['item', 'b']]], ['item', ['strong', 'c']]]],
  ],
  ['1. a\n2. b', [['ol', ['item', 'a'], ['item', 'b']]]],
  [
    'Table: What\n\n| A | B |\n| --- | :-: |\n| 1 | a\\|b |',
    [
      [
        'table',
        { label: 'What' },
        ['head', ['row', ['cell', 'A'], ['cell', 'B']]],
        ['body', ['row', ['cell', '1'], ['cell', 'a|b']]],
      ],
    ],
  ],
  ['> **Mind**\n> the gap', [['note', { label: 'Mind' }, ['paragraph', 'the gap']]]],
  ['> only text', [['note', ['paragraph', 'only text']]]],
  ['```Shell\na  b\n\n**x** <b>\n```', [['code', { label: 'Shell' }, 'a  b\n\n**x** <b>\n']]],
])('reads %j', (text, expected) => expect(read(text)).toEqual(expected));

it.each([
  ['one\n\n**bold words', 3, 'not paired: **'],
  ['~~gone~~', 1, 'not supported: ~~'],
  ['a\n\n---', 3, 'not supported: ---'],
  ['# Title', 1, 'headings are'],
  ['#### Deep', 1, 'headings are'],
  ['## A {#Not_an_anchor}', 1, 'anchor'],
  ['## A {#a}\n\n## B {#a}', 3, 'used twice'],
  ['a\n<b>b</b>', 2, 'HTML is not supported'],
  ['| a |\n| - |\n| b |', 1, 'Table:'],
  ['Table: x\n| a | b |\n| c | d |', 1, 'second row'],
  ['Table: x\n\n| a | b |\n| - | - |\n| c |', 5, 'more or fewer cells'],
  ['> no title', 1, 'its title'],
  ['```\ncode\n```', 1, 'label'],
  ['```A\ncode', 1, 'no end'],
  ['a\n[b](/nowhere)', 2, 'page that does not exist: /nowhere'],
  ['[b](#nowhere)', 1, 'anchor that is not in this text'],
  ['[b](http://example.com)', 1, 'a link is https'],
  ['[b](javascript:alert(1))', 1, 'a link is https'],
  ['[b](//evil.example)', 1, 'a link is https'],
  ['[b](https://good.example@evil.example/)', 1, 'user name or password'],
  ['[](/news)', 1, 'no text'],
  ['![a](upload:gone.png)', 1, 'no uploaded picture'],
  [`![a](upload:${'0'.repeat(32)}-1x1.png)`, 1, 'no uploaded picture'],
  [`![](${picture})`, 1, 'description'],
  ['![a](https://example.com/a.png)', 1, 'no uploaded picture'],
  ['>'.repeat(30) + ' deep', 1, 'not supported: >>>'],
])('reports %j in line %d: %s', (text, line, reason) =>
  expect(check(text)).toContainEqual(
    expect.objectContaining({
      line,
      message: {
        en: expect.stringContaining(reason) as string,
        zh: expect.stringMatching(/\p{Script=Han}/u) as string,
      },
    }),
  ),
);

it.each([
  '## A {#a}\n\nSee [above](#a), [news](/news?x=1) and [elsewhere](https://example.com/?a=1#b).',
  String.raw`Two \*\* signs`,
  `![A screen](${picture})`,
  '- a\n  1. b\n\n     more',
])('finds nothing wrong with %j', (text) => expect(check(text)).toEqual([]));

it('counts lines from the first line of the text', () =>
  expect(check('a\n\n# b', 40)).toEqual([expect.objectContaining({ line: 42 })]));

it.each([
  ['https://bücher.example/a', { kind: 'web', url: 'https://xn--bcher-kva.example/a' }],
  ['https://EXAMPLE.com', { kind: 'web', url: 'https://example.com/' }],
  ['https://anna:secret@example.com/', { kind: 'refused', code: 'userinfo' }],
  ['/news?a=1#b', { kind: 'page', path: '/news', suffix: '?a=1#b' }],
  ['JaVaScRiPt:alert(1)', { kind: 'refused', code: 'https' }],
  ['data:text/html,x', { kind: 'refused', code: 'https' }],
])('%s leads to %j', (href, target) => expect(linkTarget(href, site)).toEqual(target));

it('reads the size of an uploaded picture from its name', () => {
  expect(parsePictureAddress(picture)).toMatchObject({
    src: `/api/pictures/${picture.slice('upload:'.length)}`,
    width: 800,
    height: 450,
  });
  expect(parsePictureAddress('upload:../../etc/passwd')).toBeNull();
});

it('lists the contents, and all text', () => {
  const root = parseMarkdown('## A {#a}\n\nb **c**\n\n### D\n\n> **E**\n> f');
  expect(sectionHeadingsOf(root)).toEqual([{ id: 'a', text: 'A' }]);
  expect(searchableText(root).split('\n')).toEqual(['A', 'b c', 'D', 'E', 'f']);
});

// Inputs for which some parsers need seconds. CPU time is measured, because other processes do not affect it.
describe('malicious texts', () => {
  const fill = (part: string, bytes: number) =>
    part.repeat(Math.ceil(bytes / part.length)).slice(0, bytes);
  /** Lines of at most 3,900 characters. They are below every limit, so that the text is really parsed. */
  const within = (part: string) => (fill(part, 38_900).match(/[\s\S]{1,3900}/g) ?? []).join('\n');
  // prettier-ignore
  const signs = ['[', '![', '[a](', '*a ', 'a**b', '*_', '*]', '1. ', '> ', '<a ', '`a``', '\\', '&a', '[a](/news) ', '**a** ', '~~', '| a ', '- '];
  const lines = ['```', '- a', '1. a', '> a', '## a', '| a | b |', '    a', '---', '[a]: /b'];
  const texts: [string, string][] = [
    ...signs.map((sign): [string, string] => [`39 KB of ${sign}`, within(sign)]),
    ...lines.map((line): [string, string] => [
      `990 lines of ${line}`,
      fill(`${line}\n`, 990 * (line.length + 1)),
    ]),
    ['a table of 990 rows', `| a | b |\n| - | - |\n${fill('| c | d |\n', 9_800)}`],
    ['nested emphasis', '*a '.repeat(1_000) + 'b*'.repeat(400)],
    ['a heading of spaces', `## a${' '.repeat(3_900)}x`],
  ];
  const costOf = (text: string) => {
    const before = process.cpuUsage();
    check(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };

  const leastCostOf = (text: string) => Math.min(...Array.from({ length: 4 }, () => costOf(text)));

  // The time is compared with the time for a text of links in the same moment, so that a busy machine makes no
  // difference. The slowest of these texts take four times as long; if the time grew with the square of the length, it
  // would be a hundred times.
  it.each(texts)('%s takes less than ten times as long as 39 KB of links', (_, text) =>
    expect(leastCostOf(text)).toBeLessThan(10 * leastCostOf(within('[a](/news) '))),
  );

  it.each([...signs, ...lines])('60 KB of %s is refused before parsing', (part) => {
    const text = fill(`${part}\n`, 60_000);
    expect(check(text)).toEqual([
      { line: 0, field: '', message: expect.objectContaining({ zh: '超过 40 KB' }) as object },
    ]);
    expect(parseMarkdown(text).children).toEqual([]);
  });

  it('has limits far above any text of the site', () => expect(markdownLimits.bytes).toBe(40_000));
});

it('parses any text, and returns no URL that could run a script', () => {
  const chunk = fc.constantFrom(
    ...['[a](', 'javascript:alert(1)', ')', '**', '*', '`', '![', ']', '\n', '\n\n', '- ', '> '],
    ...[
      '| a |',
      '## ',
      '{#a}',
      '<script>',
      'data:text/html,x',
      'https://u@h/',
      '//e.example',
      '注',
    ],
  );
  const hrefs = (node: MarkdownNode): string[] => [
    ...(node.type === 'link' ? [node.label] : []),
    ...node.children.flatMap(hrefs),
  ];
  fc.assert(
    fc.property(fc.array(chunk, { maxLength: 40 }), (chunks) => {
      const text = chunks.join('');
      const root = parseMarkdown(text);
      expect(typeof plainText(root)).toBe('string');
      check(text);
      for (const href of hrefs(root)) {
        const target = linkTarget(href, site);
        if (target.kind === 'web') expect(target.url).toMatch(/^https:\/\/[^@]*$/);
      }
    }),
    { numRuns: 500 },
  );
});
