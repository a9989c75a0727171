import * as z from 'zod/mini';
import {
  isSingleLine,
  isAllowedText,
  trimmedLineSchema,
  trimmedTextSchema,
  untrimmedTextSchema,
} from './text-rules';

it.each([
  ['plain', 'abc', true, true],
  ['empty', '', true, true],
  ['Han, a pair of surrogates, a joined emoji', '店𠮷👩‍💻', true, true],
  ['a right-to-left text with its marks', '\u200fשלום\u200e', true, true],
  ['line breaks and a tab', 'a\r\n\tb', false, true],
  ['U+0000', '\u0000x', false, false],
  ['a bell', 'a\u0007', false, false],
  ['a vertical tab', 'a\u000bb', false, false],
  ['delete', 'a\u007f', false, false],
  ['a control character of Latin-1', 'a\u0085b', false, false],
  ['the first half of a pair', 'a\ud83d', false, false],
  ['the second half of a pair', '\udc00b', false, false],
  ['halves the wrong way round', '\udc00\ud83d', false, false],
  ['no character', 'a\ufffe', false, false],
  ['no character either', '\uffff', false, false],
])('%s', (_, text, inSingleLine, inText) =>
  expect([isSingleLine(text), isAllowedText(text)]).toEqual([inSingleLine, inText]),
);

it.each([
  ['single line', trimmedLineSchema(), 'a\tb'],
  ['trimmedTextSchema', trimmedTextSchema(), 'a\u0000b'],
  ['untrimmedTextSchema', untrimmedTextSchema('characters'), 'a\u0000b'],
] as const)('%s reports forbidden characters, and a missing value', (_, schema, bad) => {
  const firstMessage = (value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message;
  expect(firstMessage(bad)).toBe('characters');
  expect(firstMessage(undefined)).toBe('required');
  expect(firstMessage(7)).toBe('required');
});

it('trims all fields but untrimmed ones', () => {
  expect(trimmedLineSchema().parse(' a b \n')).toBe('a b');
  expect(trimmedTextSchema().parse('\n a\nb \n')).toBe('a\nb');
  expect(untrimmedTextSchema('code').parse(' a ')).toBe(' a ');
});
