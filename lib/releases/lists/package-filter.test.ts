import { matchesFilter } from './package-filter';

describe('matchesFilter', () => {
  const row = { system: 'windows', type: 'beta' };
  it.each([
    [{ system: null, type: null }, true],
    [{ system: 'windows', type: null }, true],
    [{ system: null, type: 'beta' }, true],
    [{ system: 'windows', type: 'beta' }, true],
    [{ system: 'mac', type: 'beta' }, false],
    [{ system: 'windows', type: 'latest' }, false],
  ] as const)('%o', (filter, expected) => {
    expect(matchesFilter(row, filter)).toBe(expected);
  });
});
