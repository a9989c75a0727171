import { recordReloadIfAllowed } from './reload-guard';

/** A memory that stores values as JSON. */
function createMemory(stored: unknown = null, works = true) {
  const box = { value: stored };
  return {
    read: () => box.value,
    write: (times: readonly number[]) => {
      if (works) box.value = JSON.parse(JSON.stringify(times));
      return works;
    },
  };
}

describe('reloads (W4)', () => {
  it('are allowed three times in a minute, and again when the minute is over', () => {
    const stored = createMemory();
    const accepted = [0, 10_000, 20_000, 30_000, 59_999, 60_000, 60_001, 70_000, 80_000].map(
      (time) => recordReloadIfAllowed(stored, time),
    );
    expect(accepted).toEqual([true, true, true, false, false, true, false, true, true]);
  });

  it('are refused where they cannot be counted', () =>
    expect(recordReloadIfAllowed(createMemory(null, false), 1)).toBe(false));

  it.each([['text'], [{}], [['a', null, Number.NaN]], [[99_999_999]]])(
    'ignore a memory that is no list of past times: %o',
    (stored) => expect(recordReloadIfAllowed(createMemory(stored), 1_000)).toBe(true),
  );
});
