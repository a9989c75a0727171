import { beijingDay } from '@superbrowser/shared/beijing-time';
import { historyStart, hourStart, lastDays, minuteStart } from './minutes-and-days';

const at = Date.parse('2026-03-01T15:59:59.999Z');

it('floors to the minute and the hour', () => {
  expect(minuteStart(at)).toBe('2026-03-01T15:59:00.000Z');
  expect(hourStart(at)).toBe('2026-03-01T15:00:00.000Z');
});

it.each([
  ['a moment before midnight in Beijing', at, '2026-03-01'],
  ['midnight in Beijing', at + 1, '2026-03-02'],
])('%s', (_, ms, day) => expect(beijingDay(ms)).toBe(day));

it('lists days up to today, and where the first of them begins', () => {
  expect(lastDays(at, 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(new Date(historyStart(at, 3)).toISOString()).toBe('2026-02-26T16:00:00.000Z');
  expect(lastDays(at)).toHaveLength(90);
});
