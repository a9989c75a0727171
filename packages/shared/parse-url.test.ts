import { parseUrl } from './parse-url';

it.each([
  ['https://example.com/a?b#c', undefined, 'https://example.com/a?b#c'],
  ['/a', 'https://example.com', 'https://example.com/a'],
  ['https://bücher.example/é', undefined, 'https://xn--bcher-kva.example/%C3%A9'],
  ['/a', undefined, undefined],
  ['', undefined, undefined],
  ['https://', undefined, undefined],
])('%j on %j is %j', (text, base, href) => expect(parseUrl(text, base)?.href).toBe(href));

it('parses letters like ü however often it was called', () => {
  const refusals = Array.from({ length: 20_000 }, (_, n) =>
    parseUrl(`https://bücher.example/${n}`),
  ).filter((url) => url === null);
  expect(refusals).toEqual([]);
});
