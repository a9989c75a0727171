import { periodTexts } from './invite-terms';

describe('periodTexts', () => {
  const start = new Date('2025-01-01T00:00:00+08:00');
  it.each([
    [
      '2030-12-31T23:59:59+08:00',
      '2025年1月1日',
      '2030年12月31日',
      'January 1, 2025',
      'December 31, 2030',
    ],
    [
      '2031-01-01T00:00:00+08:00',
      '2025年1月1日',
      '2030年12月31日',
      'January 1, 2025',
      'December 31, 2030',
    ],
  ])('until %s', (end, zhStart, zhEnd, enStart, enEnd) => {
    const period = { start, end: new Date(end) };
    expect(periodTexts(period, 'zh-CN')).toEqual({ start: zhStart, end: zhEnd });
    expect(periodTexts(period, 'en-US')).toEqual({ start: enStart, end: enEnd });
  });

  it('has no words for an unknown period', () => expect(periodTexts(null, 'zh-CN')).toBeNull());
});
