/** Which answers a shared cache may keep (A6). */
import { expect, test } from '@playwright/test';

test('only a page that sets a cookie is private', async ({ request }) => {
  const control = async (path: string) =>
    (await request.get(path, { maxRedirects: 0 })).headers()['cache-control'];
  expect(await control('/')).toContain('s-maxage');
  expect(await control('/?utm_source=')).toContain('s-maxage');
  expect(await control('/?promoter=../x')).toContain('s-maxage');
  expect(await control('/?promoter=abc')).toBe('private, no-store');
  expect(await control('/?promoter=official')).toBe('private, no-store');
});
