import { formatMoney, formatNumber, formatTime } from './format-values';

// Replaces the no-break spaces that Intl writes in some places with plain spaces.
const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatTime', () => {
  it.each([
    ['2026-06-18T06:30:00.000Z', '2026年6月18日 14:30', 'Jun 18, 2026, 2:30 PM'],
    // This moment is already the next day in Beijing.
    ['2026-06-18T16:00:00Z', '2026年6月19日 00:00', 'Jun 19, 2026, 12:00 AM'],
    ['2026-06-18T14:30:00+08:00', '2026年6月18日 14:30', 'Jun 18, 2026, 2:30 PM'],
    ['soon', 'soon', 'soon'],
  ])('%s', (instant, zh, en) => {
    expect(withPlainSpaces(formatTime(instant, 'zh-CN'))).toBe(zh);
    expect(withPlainSpaces(formatTime(instant, 'en-US'))).toBe(en);
  });
});

describe('formatMoney', () => {
  it.each([
    [0, '¥0'],
    [38, '¥38'],
    [38.5, '¥38.50'],
    [2166, '¥2,166'],
  ])('%d', (yuan, text) => {
    expect(formatMoney(yuan, 'zh-CN')).toBe(text);
    expect(formatMoney(yuan, 'en-US')).toBe(text);
  });
});

describe('formatNumber', () => {
  it('groups thousands', () => expect(formatNumber(12345, 'en-US')).toBe('12,345'));
});
