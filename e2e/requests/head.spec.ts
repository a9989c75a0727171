/** HEAD says of a page what GET says of it, by whatever way each is answered: kept in front, or by Next itself. */
import { expect, test, type APIRequestContext } from '@playwright/test';

const isPrivate = 'private, no-store';
const forAll = 's-maxage';

/** What caches and the next request go by; cookies and lifetimes without what differs by the second. */
async function said(request: APIRequestContext, method: 'GET' | 'HEAD', path: string) {
  const response = await request.fetch(path, { method, maxRedirects: 0 });
  const headers = response.headers();
  const cookies = response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value.replace(/Expires=[^;]+;/i, ''))
    .sort();
  return {
    status: response.status(),
    cookies,
    // A page that is being made anew names another life, and none in which it may be old.
    control: headers['cache-control']?.replace(/^s-maxage=[1-9].*/, forAll),
    type: headers['content-type'],
    // Not which: HEAD is answered by Next, whose page may be newer than the one that is kept in front.
    hasPolicy: 'content-security-policy' in headers,
    hasTag: 'etag' in headers,
    hasBody: (await response.body()).length > 0,
  };
}

for (const [path, control] of [
  ['/', forAll],
  ['/download', forAll],
  ['/en', forAll],
  ['/en/download', forAll],
  ['/download?utm_source=', forAll],
  ['/download?promoter=../x', forAll],
  ['/?promoter=abc', isPrivate],
  ['/download?promoter=official', isPrivate],
  ['/en/download?promoter=abc&promoter=other', isPrivate],
  ['/en?utm_source=ads&utm_medium=cpc&utm_campaign=spring', isPrivate],
] as const)
  test(`${path}: the same, asked for by HEAD and by GET`, async ({ playwright, baseURL }) => {
    const visitor = await playwright.request.newContext({ baseURL });
    const get = await said(visitor, 'GET', path);
    await visitor.dispose();
    const other = await playwright.request.newContext({ baseURL });
    const head = await said(other, 'HEAD', path);
    await other.dispose();
    expect([get.status, get.hasBody, head.hasBody]).toEqual([200, true, false]);
    expect(get.type).toBe('text/html; charset=utf-8');
    expect(get.control).toBe(control);
    expect(get.cookies.length > 0).toBe(control === isPrivate);
    expect({ ...head, hasBody: true }).toEqual(get);
  });

test('a promoter’s visitor is given the page whole, whatever is known already', async ({
  playwright,
  baseURL,
}) => {
  for (const path of ['/download', '/en/download']) {
    const visitor = await playwright.request.newContext({ baseURL });
    const tag = String((await visitor.get(path)).headers()['etag']);
    const known = { 'If-None-Match': tag };
    expect((await visitor.get(path, { headers: known })).status()).toBe(304);
    const brought = await visitor.get(`${path}?promoter=abc`, { headers: known });
    expect([brought.status(), brought.headers()['cache-control']]).toEqual([200, isPrivate]);
    await visitor.dispose();
  }
});
