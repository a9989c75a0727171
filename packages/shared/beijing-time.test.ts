import {
  beijingDay,
  addBeijingZone,
  addDays,
  countDays,
  isDay,
  removeBeijingZone,
} from './beijing-time';

it.each([
  ['2026-10-01T15:59:59.999Z', '2026-10-01'],
  ['2026-10-01T16:00:00.000Z', '2026-10-02'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01'],
])('%s is %s in China', (instant, day) => expect(beijingDay(Date.parse(instant))).toBe(day));

it.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-29', 0, '2026-03-29'],
])('%s and %d days is %s', (day, days, other) => expect(addDays(day, days)).toBe(other));

it('counts both the first and the last day', () => {
  expect(countDays('2026-10-01', '2026-10-01')).toBe(1);
  expect(countDays('2026-02-01', '2026-03-01')).toBe(29);
});

it.each([
  ['2026-10-01', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-1-1', false],
  ['26-10-01', false],
  ['2026-10-01T00:00', false],
  ['', false],
  ["2026-10-01' or 1=1", false],
])('%j is a day: %s', (text, is) => expect(isDay(text)).toBe(is));

it.each([
  ['2027-03-01T00:00', '2027-03-01T00:00:00+08:00'],
  ['2027-03-01T23:59:59', '2027-03-01T23:59:59+08:00'],
  ['2027-03-01T23:59:59.000', '2027-03-01T23:59:59+08:00'],
  ['2027-03-01T00:00:00+08:00', '2027-03-01T00:00:00+08:00'],
  ['2027-03-01T00:00:00Z', '2027-03-01T00:00:00Z'],
  ['tomorrow', 'tomorrow'],
  ['', ''],
])('%j is %j in China', (local, moment) => expect(addBeijingZone(local)).toBe(moment));

it.each([
  ['2027-03-01T00:00:00+08:00', '2027-03-01T00:00:00'],
  ['2027-03-01T00:00:00Z', '2027-03-01T00:00:00Z'],
  ['', ''],
])('%j is %j in a form', (moment, local) => expect(removeBeijingZone(moment)).toBe(local));
