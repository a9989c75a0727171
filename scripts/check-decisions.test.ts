import { citedCodes, decidedCodes } from './check-decisions.mjs';

it.each([
  ['/** Who brought this visitor (A7). */', ['A7']],
  ['// A7: a valid `from` is the promoter too', ['A7']],
  [' * what is refused (A1–A5, A7). Pure', ['A1', 'A5', 'A7']],
  [' * still to be released (no link, D6).', ['D6']],
  ['  /** A9. */', ['A9']],
  ['{/* One button (D8) */}', ['D8']],
  ["describe('v6 versions (D1, D7)', () => {", ['D1', 'D7']],
  ['])("judges %j (A2)", (raw) => judge(raw));', ['A2']],
  ["  ['S1 half of the visitors each', 'random < 0.5', ''],", ['S1']],
  ['| D10 without a link | `lib/x.ts` |', ['D10']],
  ['never text of a visitor or an address (R8). The types', ['R8']],
])('finds what %j cites', (line, codes) => expect(citedCodes(line)).toEqual(codes));

it.each([
  "userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142'",
  "renderer: 'ANGLE (Qualcomm, Adreno(TM) X1-85 GPU Direct3D11)'",
  "renderer: 'ANGLE (Mesa, Apple M1 (G13G B1), OpenGL 4.6)'",
  "'Arranges the labels you ticked on A4 or on a roll.'",
  'const lines = `=SUM(A1:A2)`;',
  '["=cmd|\' /C calc\'!A0", "\'=cmd"]',
  '<path d="M5 12H8" /> <h1 className="E5">',
  'color: #A1B2C3; background: #E5E',
  "url('https://example.cn/%E5%A4%B4/T1.png') // see https://example.cn/A1",
  'const F12 = 1;',
  '// &#X27; and %E5 are escapes, utf-8 and UTF8 are not',
  "'2026-11-01T12:00:00Z' // at T00:00",
])('finds nothing in %j', (line) => expect(citedCodes(line)).toEqual([]));

it('reads the headings of the document', () =>
  expect(decidedCodes('# Decisions\n## A part\n### A6\nSee A7.\n### D10\n')).toEqual([
    'A6',
    'D10',
  ]));
