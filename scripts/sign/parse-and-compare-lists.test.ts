import { renderChanges, changesOf, parseChecksums } from './parse-and-compare-lists.mjs';

const [a, b, c] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
const list = (...lines: string[]) => Buffer.from(lines.map((line) => `${line}\n`).join(''));

it('reads names and checksums', () =>
  expect([...parseChecksums(list(`${a}  a b.exe`, `${b}  超级.dmg`))]).toEqual([
    ['a b.exe', a],
    ['超级.dmg', b],
  ]));

it.each([
  ['nothing', Buffer.alloc(0), /cut off/],
  ['a list cut off in its last line', Buffer.from(`${a}  a.exe`), /cut off/],
  ['a page', list('<!DOCTYPE html>', '<p>503</p>'), /line 1 is no checksum/],
  ['an empty line', list(`${a}  a.exe`, ''), /line 2 is no checksum/],
  ['a comment', list('# hello'), /line 1/],
  ['a short checksum', list(`${a.slice(1)}  a.exe`), /line 1/],
  ['a checksum in capitals', list(`${a.toUpperCase()}  a.exe`), /line 1/],
  ['one blank', list(`${a} a.exe`), /line 1/],
  ['the mark of a binary file', list(`${a} *a.exe`), /line 1/],
  ['a path', list(`${a}  ../a.exe`), /line 1/],
  ['line ends of another system', list(`${a}  a.exe\r`), /line 1/],
  ['no name', list(`${a}  `), /line 1/],
  ['a name twice', list(`${a}  a.exe`, `${b}  a.exe`), /line 2 names a.exe a second time/],
  ['bytes that are no letters', Buffer.concat([list(`${a}  a`), Buffer.of(0xff, 10)]), /UTF-8/],
])('refuses %s', (_, bytes, words) => expect(() => parseChecksums(bytes)).toThrow(words));

const before = new Map([
  ['gone.exe', a],
  ['same.exe', b],
  ['other.exe', b],
]);
const now = new Map([
  ['new.exe', c],
  ['same.exe', b],
  ['other.exe', c],
]);

it('distinguishes added, removed and changed packages', () => {
  expect(changesOf(before, now)).toEqual({
    added: ['new.exe'],
    removed: ['gone.exe'],
    changed: ['other.exe'],
  });
});

it('shows a changed checksum first, with both', () =>
  expect(renderChanges(before, now)).toEqual([
    '! other.exe has another checksum than the one signed before:',
    `    before  ${b}`,
    `    now     ${c}`,
    `- ${a}  gone.exe`,
    `+ ${c}  new.exe`,
  ]));

it('reports that nothing has changed', () =>
  expect(renderChanges(now, new Map(now))).toEqual([
    'The same checksums as in the list signed before.',
  ]));
