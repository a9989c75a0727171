import { respondConditionally } from './conditional';

const options = { type: 'text/plain', cacheSeconds: 300 };
const request = (body: string, ifNoneMatch?: string) =>
  respondConditionally(
    new Request('http://localhost/', {
      headers: ifNoneMatch ? { 'If-None-Match': ifNoneMatch } : {},
    }),
    body,
    options,
  );

it('responds with body, type, ETag and Cache-Control', async () => {
  const response = request('hello');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('hello');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=300, s-maxage=300');
});

it.each(['exact', 'weak', 'list', 'any'])(
  'responds with 304 without a body to a matching ETag: %s',
  async (kind) => {
    const tag = request('hello').headers.get('etag') ?? '';
    const ifNoneMatch = { exact: tag, weak: `W/${tag}`, list: `"x", ${tag}`, any: '*' }[kind];
    const response = request('hello', ifNoneMatch);
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect(response.headers.get('etag')).toBe(tag);
  },
);

it('sends the new body to a reader with an old ETag', () =>
  expect(request('new', request('old').headers.get('etag') ?? '').status).toBe(200));

it('is cached like a page where content can change it', () => {
  const control = respondConditionally(new Request('http://localhost/'), 'x', {
    type: 'text/plain',
  }).headers;
  expect(control.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=240',
  );
});
