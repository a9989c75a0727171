import { decodeOpaque, encodeOpaque, WireError } from './codec';

describe('opaque strings', () => {
  it('is base64url of UTF-8 JSON', () => {
    expect(encodeOpaque({ language: 'zh' })).toBe('eyJsYW5ndWFnZSI6InpoIn0');
    expect(encodeOpaque('超>?')).toBe('Iui2hT4_Ig');
  });

  it.each([null, 0, '', 'a_b', '😀', [1, { a: 'é' }], { '': { deep: [null] } }])(
    'carries %j there and back',
    (value) => {
      expect(decodeOpaque(encodeOpaque(value))).toEqual(value);
    },
  );

  it.each([
    ['empty', ''],
    ['foreign alphabet', 'eyJh IjoxfQ'],
    ['standard base64', 'Iui2hT4/Ig'],
    ['not JSON', Buffer.from('{"a":').toString('base64url')],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('base64url')],
  ])('refuses %s', (_, text) => {
    expect(() => decodeOpaque(text)).toThrow(WireError);
  });

  it('accepts padding', () => {
    expect(decodeOpaque('eyJsYW5ndWFnZSI6InpoIn0=')).toEqual({ language: 'zh' });
  });
});
