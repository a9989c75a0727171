import { formatSize } from './file-size';

describe('formatSize', () => {
  it.each<[number | null, string | null]>([
    [null, null],
    [-1, null],
    [Number.NaN, null],
    [0, '0 B'],
    [1023, '1,023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [137_363_456, '131 MB'],
    [1_610_612_736, '1.5 GB'],
    [5_000_000_000_000, '4,657 GB'],
  ])('%s bytes are %s', (bytes, text) => {
    expect(formatSize(bytes, 'zh-CN')).toBe(text);
    expect(formatSize(bytes, 'en-US')).toBe(text);
  });
});
