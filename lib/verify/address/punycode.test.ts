import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { decodePunycode, shownHost } from './punycode';

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

it('reads back what a browser makes of any host', () => {
  const letter = fc.constantFrom(...'abcxyz', ...'äöüéßбгдежзλμπшあ中超级浏览器한글');
  const label = fc.string({ unit: letter, minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
      const host = labels.join('.').normalize('NFC');
      const ascii = domainToASCII(host);
      // ß and the like are written in other letters before they are encoded.
      if (ascii === '' || host.includes('ß')) return;
      expect(shownHost(ascii)).toBe(host);
    }),
    { numRuns: 1_000 },
  );
});

it('leaves alone what is no punycode', () => {
  expect(shownHost('www.example.com')).toBe('www.example.com');
  expect(shownHost('xn--!!.com')).toBe('xn--!!.com');
});
