import {
  addTallies,
  conditionOf,
  emptyTally,
  worseOf,
  type Condition,
  type Tally,
} from './conditions';

const tallyOf = (answered: number, failed = 0, seconds = 0): Tally => ({
  answered,
  failed,
  seconds,
});

it.each<[string, Tally, Condition | null]>([
  ['no requests', tallyOf(0), null],
  ['one good answer', tallyOf(1), 'works'],
  ['one bad answer', tallyOf(1, 1), 'fails'],
  ['every second one bad', tallyOf(2, 1), 'fails'],
  ['fewer than every second one bad', tallyOf(100, 49), 'impaired'],
  ['one in twenty bad', tallyOf(20, 1), 'impaired'],
  ['one in twenty-one bad', tallyOf(21, 1), 'works'],
  ['three seconds on average', tallyOf(2, 0, 6), 'impaired'],
  ['a little less', tallyOf(2, 0, 5.99), 'works'],
  ['slow and bad', tallyOf(1, 1, 30), 'fails'],
])('%s', (_, given, expected) => expect(conditionOf(given)).toBe(expected));

it('adds up tallies', () =>
  expect(addTallies(tallyOf(1, 1, 2), addTallies(emptyTally, tallyOf(3, 0, 4)))).toEqual(
    tallyOf(4, 1, 6),
  ));

it.each<[Condition | null, Condition | null, Condition | null]>([
  [null, null, null],
  ['works', null, 'works'],
  [null, 'works', 'works'],
  ['works', 'fails', 'fails'],
  ['fails', 'impaired', 'fails'],
  ['impaired', 'works', 'impaired'],
])('the worse of %s and %s is %s', (one, other, expected) => {
  expect(worseOf(one, other)).toBe(expected);
});
