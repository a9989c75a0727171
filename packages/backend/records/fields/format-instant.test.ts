import { formatDay } from './format-instant';

it.each([
  ['a day', '2026-11-22', '2026年11月22日', 'Nov 22, 2026'],
  [
    'an instant, as an export may begin with',
    '2026-11-22T04:30:00Z',
    '2026年11月22日 12:30',
    'Nov 22, 2026, 12:30 PM',
  ],
  ['no day', 'soon', 'soon', 'soon'],
])('shows %s', (_, value, zh, en) => {
  expect(formatDay(value, 'zh')).toBe(zh);
  expect(formatDay(value, 'en').replaceAll('\u202f', ' ')).toBe(en);
});
