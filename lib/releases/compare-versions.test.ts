import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions } from './compare-versions';

const comparisons = JSON.parse(readFileSync(join(__dirname, 'fixtures/versions.json'), 'utf8')) as {
  a: string;
  b: string;
  cmp: number;
}[];

describe('compareVersions (S4)', () => {
  it('covers all test vectors', () => expect(comparisons.length).toBeGreaterThan(25));

  it.each(comparisons.map((row) => [row.a, row.b, row.cmp]))('%s against %s is %i', (a, b, cmp) => {
    expect(compareVersions(a, b)).toBe(cmp);
    expect(compareVersions(b, a)).toBe(cmp === 0 ? 0 : -cmp);
  });

  it.each<[string, string | null | undefined, string | null | undefined, number]>([
    ['by number, not by text', '5.288.1', '5.30.0', 1],
    ['missing parts are 0', '6.21', '6.21.0', 0],
    ['a part that is no number is 0', '5.beta.1', '5.0.1', 0],
    ['also half a number', '5.2a', '5.0', 0],
    ['a missing one is lower', null, '0.0.1', -1],
    ['also undefined and empty', undefined, '0', -1],
    ['two missing ones are equal', null, '', 0],
  ])('%s', (_why, a, b, expected) => {
    expect(compareVersions(a, b)).toBe(expected);
  });
});
