import { parseTypedInstant } from './parse-instant';

it.each([
  ['2026-11-22', '2026-11-21T16:00:00.000Z'],
  ['2024-02-29', '2024-02-28T16:00:00.000Z'],
  ['2026-11-22T00:00:00Z', '2026-11-22T00:00:00.000Z'],
  ['2026-11-22T08:30:00+08:00', '2026-11-22T00:30:00.000Z'],
])('%s is %s', (text, instant) => expect(parseTypedInstant(text)).toBe(instant));

it.each(['', 'today', '2026', '2026-11', '2026-11-31', '2026-02-29', '2026-13-01', '22.11.2026'])(
  '%p is no instant',
  (text) => expect(parseTypedInstant(text)).toBeNull(),
);

it.each(['2026-11-22T08:30:00', '2026-11-31T00:00:00Z'])(
  '%s is none either: no time zone, or no such day',
  (text) => expect(parseTypedInstant(text)).toBeNull(),
);
