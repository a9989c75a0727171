import { formatDay } from './dates';

describe('formatDay', () => {
  it('keeps the figures in Chinese and writes the month in English', () => {
    expect(formatDay('2026-06-18', 'zh-CN')).toBe('2026-06-18');
    expect(formatDay('2026-06-18', 'en-US')).toBe('Jun 18, 2026');
  });

  it('is null where the upstream gave no or an invalid day', () => {
    expect(formatDay(null, 'en-US')).toBeNull();
    expect(formatDay('2026-99-99', 'en-US')).toBeNull();
  });
});
