import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import naughty from './fixtures/naughty-strings.json';
import { normalizePhone, type AreaCode } from './phone';
import { areaCodeSchema } from './field-rules';

interface Row {
  readonly country: 'CN' | 'US';
  readonly input: string;
  readonly valid: boolean;
  readonly national: string | null;
  readonly site_rule: boolean;
}

const rows = readFileSync(join(__dirname, 'fixtures/phones.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);
const area = (row: Row): AreaCode => (row.country === 'CN' ? 86 : 1);

describe('normalizePhone', () => {
  it('returns every valid number as plain digits', () => {
    const fitting = rows.filter((row) => row.site_rule);
    expect(fitting.length).toBeGreaterThan(25);
    for (const row of fitting) expect(normalizePhone(area(row), row.input)).toBe(row.input);
  });

  it('accepts other numbers only where blanks, hyphens or a dialling prefix have to be removed', () => {
    const spelled = /^(?:\+?(?:00)?86)?1\d{10}$/;
    const others = rows.filter((row) => !row.site_rule);
    expect(others.length).toBeGreaterThan(60);
    for (const row of others) {
      const bare = row.input.replace(/[ -]/g, '');
      const wanted = row.country === 'CN' ? spelled.test(bare) : /^(?:\+1)?[1-9]\d{9}$/.test(bare);
      expect([row.input, normalizePhone(area(row), row.input) !== null]).toEqual([
        row.input,
        wanted,
      ]);
    }
  });

  it('agrees with libphonenumber on the digits of numbers both accept', () => {
    const acceptedRows = rows.filter(
      (row) => row.valid && normalizePhone(area(row), row.input) !== null,
    );
    expect(acceptedRows.length).toBeGreaterThan(30);
    for (const row of acceptedRows) expect(normalizePhone(area(row), row.input)).toBe(row.national);
  });

  it.each([
    [86, '138 1234 5678', '13812345678'],
    [86, '138-1234-5678', '13812345678'],
    [86, '138–1234—5678', '13812345678'],
    [86, '１３８１２３４５６７８', '13812345678'],
    [86, '＋８６　１３８１２３４５６７８', '13812345678'],
    [86, '+86 138 1234 5678', '13812345678'],
    [86, '0086 13812345678', '13812345678'],
    [86, '8613812345678', '13812345678'],
    [86, '86 13812345678', '13812345678'],
    [86, '+1 3812345678', null],
    [86, '1381234567', null],
    [86, '138123456789', null],
    [86, '23812345678', null],
    [86, '+868613812345678', null],
    [86, '+8613812345678 86', null],
    [86, '138٠١٢٣٤٥٦٧', null],
    [86, '138.1234.5678', null],
    [86, '(138)12345678', null],
    [86, '', null],
    [1, '202-555-0123', '2025550123'],
    [1, '+1 202 555 0123', '2025550123'],
    [1, '12025550123', null],
    [1, '0025550123', null],
    [1, '+8613812345678', null],
    [1, '202555012', null],
  ] as const)('+%d %j is %j', (areaCode, input, wanted) => {
    expect(normalizePhone(areaCode, input)).toBe(wanted);
  });

  it('accepts no naughty string as a phone number', () => {
    const accepted = naughty.filter((text) => normalizePhone(86, text) ?? normalizePhone(1, text));
    expect(accepted).toEqual([]);
  });
});

it.each([
  [86, 86],
  [1, 1],
  ['86', 86],
  ['1', 1],
  ['+86', undefined],
  [44, undefined],
  ['', undefined],
  [null, undefined],
])('area code %j is %j', (given, wanted) => {
  expect(areaCodeSchema.safeParse(given).data).toBe(wanted);
});
