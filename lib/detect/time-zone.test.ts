import { offsetOf, formatUtcOffset, zoneFitsLanguage } from './time-zone';

const winter = Date.UTC(2026, 0, 15, 12);
const summer = Date.UTC(2026, 6, 15, 12);

it.each([
  ['UTC', winter, 0],
  ['Asia/Shanghai', winter, -480],
  ['Europe/Berlin', winter, -60],
  ['Europe/Berlin', summer, -120],
  ['America/New_York', winter, 300],
  ['Asia/Kathmandu', winter, -345],
  ['Pacific/Kiritimati', winter, -840],
  ['Nowhere', winter, null],
  ['', winter, null],
])('%s at %s is %s minutes behind UTC', (zone, at, minutes) =>
  expect(offsetOf(zone, at)).toBe(minutes),
);

it.each([
  [0, 'UTC+0'],
  [-480, 'UTC+8'],
  [300, 'UTC−5'],
  [-345, 'UTC+5:45'],
  [570, 'UTC−9:30'],
])('%s minutes behind UTC are written %s', (minutes, text) =>
  expect(formatUtcOffset(minutes)).toBe(text),
);

it.each([
  ['Asia/Shanghai', 'zh-CN', true],
  ['Asia/Singapore', 'zh-CN', true],
  ['Europe/Berlin', 'zh-CN', false],
  ['Europe/Vienna', 'de-DE', true],
  ['Asia/Tokyo', 'de-DE', false],
  ['Asia/Tokyo', 'de', null],
  ['Asia/Tokyo', 'es-ES', null],
  ['UTC', 'de-DE', null],
  ['Etc/GMT+5', 'de-DE', null],
])('zone %s fits language %s: %s', (zone, language, fits) =>
  expect(zoneFitsLanguage(zone, language)).toBe(fits),
);
