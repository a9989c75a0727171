import { toCsv } from './csv';

const toCsvCell = (value: string | number | null) =>
  toCsv(['a'], [[value]]).slice('\ufeffa\r\n'.length, -2);

it.each([
  ['蓝鲸贸易', '蓝鲸贸易'],
  ['', ''],
  [null, ''],
  [7, '7'],
  [-7, '-7'],
  ['+8613812345678', '+8613812345678'],
  ['2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['+1+1', "'+1+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['\t=1+1', '"\'\t=1+1"'],
  ['＝1+1', "'＝1+1"],
  ['＋1+1', "'＋1+1"],
  ['－1+1', "'－1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\u3000＝1+1', "'\u3000＝1+1"],
  [';=1+1', '"\';=1+1"'],
  [',=1+1', '"\',=1+1"'],
  [' ;=1+1', '"\' ;=1+1"'],
  ['\t1+1', '"\'\t1+1"'],
  ['甲;乙', '"甲;乙"'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])('%j becomes %j', (given, wanted) => expect(toCsvCell(given)).toBe(wanted));

it('starts with the byte order mark by which spreadsheets recognize UTF-8', () =>
  expect(toCsv(['a', 'b'], [])).toBe('\ufeffa,b\r\n'));
