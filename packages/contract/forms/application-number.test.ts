import { randomInt } from 'node:crypto';
import {
  applicationNumberAlphabet,
  groupApplicationNumber,
  createApplicationNumber,
  parseApplicationNumber,
} from './application-number';

const draw = (below: number) => randomInt(below);
const numbers = Array.from({ length: 200 }, () => createApplicationNumber(draw));

it('is read in groups, in lower case and with blanks', () => {
  for (const number of numbers) {
    expect(number).toMatch(/^[2-9A-HJKMNP-Z]{10}$/);
    for (const text of [
      number,
      groupApplicationNumber(number),
      number.toLowerCase(),
      ` ${number} `,
    ])
      expect(parseApplicationNumber(text)).toBe(number);
  }
});

it('detects every single wrong character and every two swapped neighbors', () => {
  for (const number of numbers.slice(0, 20))
    for (let at = 0; at < number.length; at += 1) {
      for (const other of applicationNumberAlphabet)
        if (other !== number[at])
          expect(
            parseApplicationNumber(number.slice(0, at) + other + number.slice(at + 1)),
          ).toBeNull();
      const [a = '', b = ''] = [number[at], number[at + 1] ?? ''];
      if (b && a !== b)
        expect(
          parseApplicationNumber(number.slice(0, at) + b + a + number.slice(at + 2)),
        ).toBeNull();
    }
});

it.each([
  '',
  'K7M2P',
  '0000000000',
  'OOOOOOOOOO',
  'K7M2P-9QXWDX',
  '<script>',
  '２２２２２２２２２２',
])('reads %j as null', (text) => expect(parseApplicationNumber(text)).toBeNull());
