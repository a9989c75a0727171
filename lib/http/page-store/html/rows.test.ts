import { readRows, writeRows } from './rows';

it.each([
  ['plain rows', '1:"$Sreact.fragment"\n0:{"a":[1,true,null]}\n'],
  ['a script’s export', '2:I[339756,["/a.js"],"default"]\n'],
  ['a hint', ':HL["/a.css","style"]\n'],
  ['both ends of a list', '5:X\n5:C\n'],
  ['words that look like a kind', '6:null\n7:true\n8:false\n9:-1\n'],
  ['nothing', ''],
])('reads and writes %s', (_, data) => expect(writeRows(readRows(data) ?? [])).toBe(data));

it('counts a long text in bytes, and takes its line breaks as text', () => {
  const text = '店铺\n1:"no row"\n';
  const data = `a:T${Buffer.byteLength(text).toString(16)},${text}b:"next"\n`;
  expect(readRows(data)).toEqual([
    { id: 'a', kind: 'T', text },
    { id: 'b', kind: '', text: '"next"' },
  ]);
  expect(writeRows(readRows(data) ?? [])).toBe(data);
});

it.each([
  ['an unknown kind', '1:Z["x"]\n'],
  ['bytes', '1:o4,abcd'],
  ['a text longer than the data', '1:Tff,short'],
  ['a row without an end', '1:"open"'],
  ['a number that is none', 'xyz:"a"\n'],
  ['no number at all', 'text'],
])('gives up for %s', (_, data) => expect(readRows(data)).toBeNull());
