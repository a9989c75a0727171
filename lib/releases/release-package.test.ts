import { shortHash } from './release-package';

describe('shortHash', () => {
  it('keeps both ends of a full hash and does not change a short text', () => {
    expect(shortHash('0123456789abcdef'.repeat(4))).toBe('0123456789abcdef…89abcdef');
    expect(shortHash('abc')).toBe('abc');
  });
});
