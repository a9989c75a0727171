import { parseMarkdown } from './markdown';

const blocks = (text: string) => {
  const { blocks: found, faults } = parseMarkdown(text);
  expect(faults).toEqual([]);
  return found.map(({ line: _, ...block }) => block);
};
const p = (text: string) => ({ kind: 'paragraph', text });

it.each([
  ['', []],
  ['\n\n  \n', []],
  ['One.', [p('One.')]],
  ['One\ntwo.', [p('One two.')]],
  ['第一行\n第二行', [p('第一行第二行')]],
  ['第一行，\nword', [p('第一行， word')]],
  ['One.\r\n\r\nTwo.', [p('One.'), p('Two.')]],
  // HTML is text.
  ['<script>alert(1)</script>', [p('<script>alert(1)</script>')]],
  ['<b onclick="x">&amp; &lt;', [p('<b onclick="x">&amp; &lt;')]],
  ['<!-- no -->', [p('<!-- no -->')]],
  // Signs made plain, and signs that are plain anyway.
  [String.raw`5 \* 3 and \[x\]\(y\) and \`a\` and a\_b`, [p('5 * 3 and [x](y) and `a` and a_b')]],
  ['5 * 3 * 2 = 30, file_name_here, C:\\temp', [p('5 * 3 * 2 = 30, file_name_here, C:\\temp')]],
  ['https://example.com/a_b_c', [p('https://example.com/a_b_c')]],
  ['a | b', [p('a | b')]],
  ['#no-heading', [p('#no-heading')]],
  ['## Why', [{ kind: 'heading', level: 2, id: '', text: 'Why' }]],
  ['### 为什么 {#why-so}', [{ kind: 'heading', level: 3, id: 'why-so', text: '为什么' }]],
  ['## Why ##', [{ kind: 'heading', level: 2, id: '', text: 'Why' }]],
  ['## Why {#so} ##', [{ kind: 'heading', level: 2, id: 'so', text: 'Why' }]],
  ['## {a} {#so}', [{ kind: 'heading', level: 2, id: 'so', text: '{a}' }]],
  ['## Why{#so}', [{ kind: 'heading', level: 2, id: '', text: 'Why{#so}' }]],
  ['## Why {#so} now', [{ kind: 'heading', level: 2, id: '', text: 'Why {#so} now' }]],
  ['- a\n- b\n  more', [{ kind: 'list', ordered: false, items: ['a', 'b more'] }]],
  ['* a\n+ b', [{ kind: 'list', ordered: false, items: ['a', 'b'] }]],
  ['1. a\n2) b', [{ kind: 'list', ordered: true, items: ['a', 'b'] }]],
  ['- <i>a</i>', [{ kind: 'list', ordered: false, items: ['<i>a</i>'] }]],
  [
    'Table: What\n| A | B |\n| --- | :-: |\n| 1 | a\\|b |\n| 2 |  |',
    [
      {
        kind: 'table',
        caption: 'What',
        head: ['A', 'B'],
        rows: [
          ['1', 'a|b'],
          ['2', ''],
        ],
      },
    ],
  ],
  [
    '表：说明\n\n| 甲 |\n| - |\n| 乙 |',
    [{ kind: 'table', caption: '说明', head: ['甲'], rows: [['乙']] }],
  ],
  ['Table: is a word here', [p('Table: is a word here')]],
  ['> **Mind**\n> the gap', [{ kind: 'note', title: 'Mind', text: 'the gap' }]],
  ['> **Mind** the gap', [{ kind: 'note', title: 'Mind', text: 'the gap' }]],
  ['> only text', [{ kind: 'note', title: '', text: 'only text' }]],
  [
    '```Shell\na  b\n\n**x** <b>\n```',
    [{ kind: 'code', label: 'Shell', text: 'a  b\n\n**x** <b>' }],
  ],
  ['~~~ A label\n```\n~~~', [{ kind: 'code', label: 'A label', text: '```' }]],
  ['[Read](/news#x)', [{ kind: 'link', target: '/news#x', text: 'Read' }]],
  [
    '[Out](https://example.com/?a=1)',
    [{ kind: 'link', target: 'https://example.com/?a=1', text: 'Out' }],
  ],
  ['[x](javascript:alert)', [{ kind: 'link', target: 'javascript:alert', text: 'x' }]],
])('reads %j', (text, expected) => expect(blocks(text)).toEqual(expected));

it.each([
  ['one\n\n**bold** words', 3, 'bold'],
  ['__bold__', 1, 'bold'],
  ['an *italic* word', 1, 'italic'],
  ['an _italic_ word', 1, 'italic'],
  ['~~gone~~', 1, 'struck-out'],
  ['use `code` here', 1, 'code'],
  ['see [this](/news) now', 1, 'line of its own'],
  ['![a](/b.png)', 1, 'pictures'],
  ['# Title', 1, 'headings are'],
  ['#### Deep', 1, 'headings are'],
  ['## A {#Not_an_anchor}', 1, 'anchor'],
  ['a\n\n***\n\nb', 3, 'ruled'],
  ['text\n- item', 2, 'empty line'],
  ['text\n## Heading', 2, 'empty line'],
  ['- a\n1. b', 2, 'one level'],
  ['- a\n  - b', 2, 'one level'],
  ['- a **b**', 1, 'bold'],
  ['| a |\n| - |\n| b |', 1, 'Table:'],
  ['Table: x\n| a | b |\n| c | d |', 3, 'second row'],
  ['```\ncode\n```', 1, 'label'],
  ['```A\ncode', 1, 'no end'],
  ['    indented', 1, 'spaces'],
  ['\tindented', 1, 'spaces'],
])('refuses %j in line %d', (text, line, reason) => {
  const { faults } = parseMarkdown(text);
  expect(faults).toContainEqual(
    expect.objectContaining({
      line,
      words: { en: expect.stringContaining(reason), zh: expect.stringMatching(/\p{Script=Han}/u) },
    }),
  );
});

it('counts lines from where the text begins', () =>
  expect(parseMarkdown('a\n\n# b', 40).faults).toEqual([expect.objectContaining({ line: 42 })]));

it('ends on anything', () => {
  for (const text of [
    '|',
    '>',
    '- ',
    '1.',
    '```',
    '~~~',
    '[](',
    '\\',
    '|\n|',
    '> \n>',
    '## ',
    'Table:\n|',
  ])
    expect(parseMarkdown(text).blocks.length).toBeLessThanOrEqual(2);
});

it('comes to an end with a heading of spaces', () => {
  // A pattern that tries each way to part them would not.
  expect(blocks(`## a${' '.repeat(50_000)}x`)).toMatchObject([
    { kind: 'heading', level: 2, id: '' },
  ]);
});

it('reads no further than a hundred faults', () => {
  const { faults } = parseMarkdown('```\n'.repeat(15_000));
  expect(faults).toHaveLength(100);
});
