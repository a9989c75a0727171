import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { decodePunycode, displayHostOf } from './punycode';

it.each([
  ['mnchen-3ya', 'münchen'],
  ['e1afmkfd', 'пример'],
  ['', ''],
  ['abc-', 'abc'],
  ['!!', null],
  ['99999999', null],
] as const)('%s', (text, shown) => {
  expect(decodePunycode(text)).toBe(shown);
});

it('decodes what a browser encodes, for any host', () => {
  const letter = fc.constantFrom(...'abcxyz', ...'äöüéßбгдежзλμπшあ中超级浏览器한글');
  const label = fc.string({ unit: letter, minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
      const host = labels.join('.').normalize('NFC');
      const ascii = domainToASCII(host);
      // Browsers replace ß and similar letters before they encode a host.
      if (ascii === '' || host.includes('ß')) return;
      expect(displayHostOf(ascii)).toBe(host);
    }),
    { numRuns: 1_000 },
  );
});

it('leaves invalid punycode unchanged', () => {
  expect(displayHostOf('www.example.com')).toBe('www.example.com');
  expect(displayHostOf('xn--!!.com')).toBe('xn--!!.com');
});
