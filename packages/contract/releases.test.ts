import { v6ListSchema, versionEntrySchema, versionListSchema } from './releases';

const entry = { version: '5.1.0', version_type: 1, online_time: '20260101' };

describe('version entries', () => {
  it('replace missing fields by null', () => {
    expect(versionEntrySchema.parse(entry)).toMatchObject({
      download_url: null,
      download_url_64: null,
      size: null,
      sha256: null,
      size_32: null,
    });
  });

  it.each([
    ['version_type as digits', { ...entry, version_type: '3' }, { version_type: 3 }],
    ['online_time as a number', { ...entry, online_time: 20260101 }, { online_time: '20260101' }],
    ['an empty address', { ...entry, download_url: ' ' }, { download_url: null }],
    ['a damaged size', { ...entry, size: -1 }, { size: null }],
    ['a damaged digest', { ...entry, sha256: 'abc' }, { sha256: null }],
    ['an upper-case digest', { ...entry, sha256: 'A'.repeat(64) }, { sha256: 'a'.repeat(64) }],
  ])('accepts %s', (_, input, expected) => {
    expect(versionEntrySchema.parse(input)).toMatchObject(expected);
  });

  it.each([
    ['no version', { ...entry, version: '' }],
    ['type 4', { ...entry, version_type: 4 }],
    ['type null', { ...entry, version_type: null }],
    ['an address that is no text', { ...entry, download_url: 7 }],
  ])('refuses %s', (_, input) => {
    expect(versionEntrySchema.safeParse(input).success).toBe(false);
  });
});

describe('version list', () => {
  it('drops unknown platforms and keys without validating them', () => {
    const list = versionListSchema.parse({
      pc: { Win: [{ ...entry, x: 1 }], BeOS: 'nonsense' },
      y: 1,
    });
    expect(list.pc.Win).toHaveLength(1);
    expect(list.pc.Win[0]).not.toHaveProperty('x');
    expect(list).not.toHaveProperty('y');
    expect(list.pc).not.toHaveProperty('BeOS');
    expect(list.phone.Android).toEqual([]);
  });

  it('refuses a list without pc, or with an invalid entry', () => {
    expect(versionListSchema.safeParse({ phone: {} }).success).toBe(false);
    expect(versionListSchema.safeParse({ pc: { Mac: [{}] } }).success).toBe(false);
  });

  it('accepts v6 entries with an unknown system type', () => {
    expect(v6ListSchema.parse([{ system_type: 9, version: '6.0.0' }])).toHaveLength(1);
  });
});
