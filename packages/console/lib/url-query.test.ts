import { pathWithQuery, listPath, withListQuery, parsePageSize } from './url-query';

it.each([
  ['20', 20],
  ['100', 100],
  ['-20', 20],
  ['1000000', 20],
  ['50.0', 20],
  [['50', '100'], 20],
  [undefined, 20],
])('size %j is %d', (size, shown) => {
  expect(parsePageSize({ size })).toBe(shown);
});

it('leaves out what is empty, and writes what would end a URL', () => {
  expect(pathWithQuery('/a', { q: '', state: undefined })).toBe('/a');
  expect(pathWithQuery('/a', { q: '50% & #1', page: 2 })).toBe('/a?q=50%25+%26+%231&page=2');
});

it.each([
  '/applications',
  '/applications?state=new&kind=private',
  '/applications?q=50%25+%26+%231',
])('a record opened from %s leads back there', (list) => {
  const { searchParams } = new URL(
    withListQuery('/applications/ABC', list),
    'http://console.invalid',
  );
  expect(listPath('/applications', Object.fromEntries(searchParams))).toBe(list);
});

it.each(['//evil.example', 'https://evil.example/?a=1', '/../x'])(
  'what %s names stays within the list',
  (list) => expect(listPath('/news', { list })).toMatch(/^\/news(\?|$)/),
);
