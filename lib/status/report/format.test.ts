import { hoursAndMinutes, formatShare, formatBeijingTime } from './format';

it('writes instants in Beijing time', () => {
  const at = Date.parse('2026-03-01T16:05:00Z');
  expect(formatBeijingTime(at, 'zh-CN')).toBe('3月2日 00:05');
  expect(formatBeijingTime(at, 'en-US')).toBe('Mar 2, 00:05');
});

it.each([
  [59, 0, 59],
  [60, 1, 0],
  [135, 2, 15],
])('%d minutes', (minutes, h, m) => expect(hoursAndMinutes(minutes)).toEqual({ h, m }));

it.each([
  [1, '100%'],
  [0.99999, '99.99%'],
  [0.995, '99.50%'],
  [0, '0.00%'],
])('%d is %s', (share, shown) => expect(formatShare(share)).toBe(shown));
