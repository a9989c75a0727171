import { formatMinuteOfDay, minuteOfBeijingDay } from './minutes-of-day';
import { isOpenAt } from './support-hours';

const at = (iso: string) => {
  const minute = minuteOfBeijingDay(Date.parse(iso));
  return [formatMinuteOfDay(minute), isOpenAt(minute, '9:00', '22:00')];
};

it.each([
  ['2026-11-23T00:59:59Z', '8:59', false],
  ['2026-11-23T01:00:00Z', '9:00', true],
  ['2026-11-23T13:59:59Z', '21:59', true],
  ['2026-11-23T14:00:00Z', '22:00', false],
  ['2026-11-23T16:05:00Z', '0:05', false],
  // These are a Saturday and a Sunday: support is open every day of the week.
  ['2026-11-21T04:00:00Z', '12:00', true],
  ['2026-11-22T04:00:00Z', '12:00', true],
])('%s is %s in Beijing', (iso, time, open) => expect(at(iso)).toEqual([time, open]));
