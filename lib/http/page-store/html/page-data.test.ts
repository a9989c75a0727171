import { readPageData } from './page-data';

const rewritten = (data: string) => readPageData(data)?.write((tree) => tree) ?? null;

it('is the same however its rows were ready', () => {
  const rows = ['1:I[7,["/a.js"],"Island"]\n', '2:["$","p",null,{"children":"text"}]\n'];
  const root = '0:["$","div",null,{"children":["$L2",["$","$L1",null,{}]]}]\n';
  const orders = [
    [...rows, root],
    [root, ...rows],
    [rows[1], root, rows[0]],
  ].map((order) => rewritten(order.join('')));
  expect(new Set(orders).size).toBe(1);
  expect(orders[0]).toBe(
    '1:I[7,["/a.js"],"Island"]\n0:["$","div",null,{"children":[["$","p",null,{"children":"text"}],["$","$L1",null,{}]]}]\n',
  );
});

it('is the same whatever numbers its rows have', () =>
  expect(rewritten('1f:I[7,[],"A"]\n0:["$","$L1f",null,{}]\n')).toBe(
    rewritten('3:I[7,[],"A"]\n0:["$","$L3",null,{}]\n'),
  ));

it.each([
  ['a piece of the tree', '1:"x"\n0:["$1"]\n', '0:["x"]\n'],
  ['a long text, whose dollar is doubled', '1:T3,$ab0:["$1"]\n', '0:["$$ab"]\n'],
  [
    'a value inside another',
    '1:["$","p",null,{"children":["a","b"]}]\n0:["$1:props:children:1"]\n',
    '0:["b"]\n',
  ],
  [
    'a way through another reference',
    '2:{"x":"deep"}\n1:{"a":"$2"}\n0:["$1:a:x"]\n',
    '0:["deep"]\n',
  ],
  ['rows nobody names', '9:"left over"\n0:1\n', '0:1\n'],
  ['hints, once and in order', ':HL["b"]\n:HL["a"]\n:HL["b"]\n0:1\n', ':HL["a"]\n:HL["b"]\n0:1\n'],
  [
    'a promise, a map and a list in parts',
    '1:"m"\n2:[]\n3:X\n3:C\n0:["$@1","$Q2","$3"]\n',
    '1:"m"\n2:[]\n3:X\n3:C\n0:["$@1","$Q2","$3"]\n',
  ],
  [
    'what is no reference',
    '0:["$undefined","$$1","$Sreact.x","$D2026","$-0","$"]\n',
    '0:["$undefined","$$1","$Sreact.x","$D2026","$-0","$"]\n',
  ],
])('puts in order %s', (_, data, expected) => expect(rewritten(data)).toBe(expected));

it.each([
  ['a row that is not there', '0:["$5"]\n'],
  ['a way that leads nowhere', '1:{"a":1}\n0:["$1:b"]\n'],
  ['a kind of reference it does not know', '1:"x"\n0:["$K1"]\n'],
  ['a circle', '1:["$2"]\n2:["$1"]\n0:["$1"]\n'],
  ['no root', '1:"x"\n'],
])('gives up for %s', (_, data) => expect(rewritten(data)).toBeNull());

it('finds the row of a script’s export', () => {
  const data = readPageData('a:I[7,["/a.js"],"Island"]\n0:1\n');
  expect([data?.exportNamed('Island'), data?.exportNamed('Other')]).toEqual(['a', null]);
});
