/** Where addresses lead that are no page: aliases, the download of one's own system, a handed-over sign-in. */
import { expect, test } from '@playwright/test';
import { clientToken } from '../support/handover';
import { siteOrigin } from '../support/servers';
import { agents } from '../support/test';

test.use({ userAgent: agents.windows });

test('aliases move for good to the canonical address, query kept (L1)', async ({ request }) => {
  for (const [from, to] of [
    ['/zh-CN', '/'],
    ['/ZH-cn/download?a=1&a=2', '/download?a=1&a=2'],
    ['/en-US/vps', '/en/vps'],
    ['/EN/download/history', '/en/download/history'],
    // Next folds the slashes first; what is left is an alias of a page of this site.
    ['/zh-CN//evil.example', '/zh-CN/evil.example'],
    ['/zh-CN/evil.example', '/evil.example'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], from).toEqual([308, to]);
  }
});

test('Windows 7 stays with v5, whatever the promoter prefers (D1)', async ({ request }) => {
  const headers = {
    cookie: 'promoter=v6partner',
    'user-agent': 'Mozilla/5.0 (Windows NT 6.1; Win64; x64) Chrome/109.0',
  };
  expect(await (await request.get('/api/promoter/line', { headers })).json()).toEqual({
    line: 'v5',
  });
  const download = await request.get('/api/download/auto', { headers, maxRedirects: 0 });
  expect(download.headers().location).toContain('/files/v5/');
});

test('auto leads a Mac to the list, because the chip is unknown', async ({ request }) => {
  const response = await request.get('/api/download/auto', {
    maxRedirects: 0,
    headers: { 'user-agent': agents.mac },
  });
  expect([response.status(), response.headers().location]).toEqual([303, '/download#all']);
  const english = await request.get('/api/download/auto', {
    maxRedirects: 0,
    headers: { 'user-agent': agents.mac, referer: `${siteOrigin}/en/v6` },
  });
  expect(english.headers().location).toBe('/en/download#all');
});

test('HEAD consumes nothing', async ({ request }) => {
  const token = await clientToken();
  const head = await request.head(`/oauth?token=${token}`, { maxRedirects: 0 });
  expect(head.status()).toBe(200);
  expect(head.headers()['set-cookie']).toBeUndefined();
  const next = await request.get(`/oauth?token=${token}`, { maxRedirects: 0 });
  expect(next.headers().location).toBe('/oauth?state=confirm');
});
