import { decodeOpaque, encodeOpaque, parseJson, WireError } from './wire-format';

describe('opaque strings', () => {
  it('are base64url of UTF-8 JSON', () => {
    expect(encodeOpaque({ language: 'zh' })).toBe('eyJsYW5ndWFnZSI6InpoIn0');
    expect(encodeOpaque('超>?')).toBe('Iui2hT4_Ig');
  });

  it.each([null, 0, '', 'a_b', '😀', [1, { a: 'é' }], { '': { deep: [null] } }])(
    'encode and decode %j',
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
  ])('are refused as %s', (_, text) => {
    expect(() => decodeOpaque(text)).toThrow(WireError);
  });

  it('may have padding', () => {
    expect(decodeOpaque('eyJsYW5ndWFnZSI6InpoIn0=')).toEqual({ language: 'zh' });
  });
});

describe('nested brackets in JSON', () => {
  const nested = (depth: number, inner = '1') =>
    Buffer.from(`${'['.repeat(depth)}${inner}${']'.repeat(depth)}`);

  it('are parsed to any useful depth', () =>
    expect(JSON.stringify(parseJson(nested(16)))).toBe(nested(16).toString()));

  it.each([
    ['lists', nested(17)],
    ['objects', Buffer.from(`${'{"a":'.repeat(17)}1${'}'.repeat(17)}`)],
    ['lists behind a text that ends in a backslash', nested(17, String.raw`"\\"`)],
    ['2.8 MB of them', Buffer.from(`{"a":${'['.repeat(2_800_000)}`)],
    ['200,000 of an upstream', nested(200_000)],
  ])('are refused before parsing when they are deeper: %s', (_, bytes) => {
    const parser = jest.spyOn(JSON, 'parse');
    expect(() => parseJson(bytes)).toThrow(WireError);
    expect(parser).not.toHaveBeenCalled();
    parser.mockRestore();
  });

  it.each(['[[[[[[[[[[[[[[[[[[[[', String.raw`\"[[[[[[[[[[[[[[[[[[`, ']]]]]]]]]]]]]]]]]]]]'])(
    'do not count inside a string: %s',
    (text) => expect(parseJson(Buffer.from(JSON.stringify({ text })))).toEqual({ text }),
  );
});
