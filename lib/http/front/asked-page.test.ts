import { askedPage } from './asked-page';

const chrome = 'Chrome/142.0';

describe('what may come from the cache', () => {
  const asked = (method: string, url: string, headers = {}) =>
    askedPage({ method, url, headers: { 'user-agent': chrome, ...headers } });

  it.each(['/', '/download', '/en', '/en/download/history'])('%s', (url) =>
    expect(asked('GET', url)).toEqual({ path: url, query: null }),
  );

  it.each([
    ['/?promoter=abc', '/'],
    ['/download?utm_medium=x&gclid=1', '/download'],
    ['/en/register?mode=signin', '/en/register'],
    ['/?', '/'],
    ['/?a=1?b=2', '/'],
  ])('%s, as %s', (url, path) => expect(asked('GET', url)?.path).toBe(path));

  it.each([
    ['an unknown page', 'GET', '/nowhere', {}],
    ['an alias', 'GET', '/zh-CN', {}],
    ['a trailing slash', 'GET', '/download/', {}],
    ['a trailing slash', 'GET', '/en/', {}],
    ['a trailing slash before a query', 'GET', '/en/?promoter=abc', {}],
    ['a page made for its visitor', 'GET', '/redirect?target=/download', {}],
    ['a handler', 'GET', '/api/health', {}],
    ['HEAD', 'HEAD', '/', {}],
    ['POST', 'POST', '/', {}],
    ['the router', 'GET', '/', { rsc: '1' }],
    ['a prefetch', 'GET', '/', { 'next-router-prefetch': '1' }],
    ['a part', 'GET', '/', { range: 'bytes=0-1' }],
    ['an old browser', 'GET', '/?promoter=abc', { 'user-agent': 'MSIE 8.0' }],
    ['a word of Next', 'GET', '/?_rsc=1', {}],
    ['a word of Next', 'GET', '/?promoter=abc&nxtPlocale=en', {}],
    ['a word of Next', 'GET', '/?__nextLocale=en', {}],
  ])('not %s: %s %s', (_, method, url, headers) => expect(asked(method, url, headers)).toBeNull());
});
