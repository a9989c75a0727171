/** /redirect: where a target leads (T1). */
import { expect, test } from '../support/browser/visitor-test';
import { attributeOf, parseHtml, textOf } from '../support/pages/html';

test('a foreign target is shown in full and followed only on a click', async ({ request }) => {
  const target = 'https://evil.example/x?y=1';
  const fetchRedirect = (url: string) =>
    request.get(`/en/redirect?target=${encodeURIComponent(url)}`, { maxRedirects: 0 });
  const noticeResponse = await fetchRedirect(target);
  expect(noticeResponse.status()).toBe(200);
  const page = await parseHtml(await noticeResponse.text());
  expect(textOf(page.querySelector('main'))).toContain('evil.example');
  const link = page.querySelector(`a[href="${target}"]`);
  expect(attributeOf(link, 'rel')).toBe('noopener noreferrer nofollow');

  const refusal = await fetchRedirect('javascript:alert(1)');
  expect(refusal.status()).toBe(400);
  expect(refusal.headers()['cache-control']).toContain('no-store');
  const redirect = await fetchRedirect('/en/download');
  expect([redirect.status(), redirect.headers().location]).toEqual([
    303,
    expect.stringMatching('/en/download$'),
  ]);
});
