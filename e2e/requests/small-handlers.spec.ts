/** /api/log, /api/app-center, /api/attribution/clear and /api/echo: accepted and refused requests. */
import { expect, test } from '@playwright/test';
import { apps } from '@/lib/content/changelog-announcements-apps';
import { createVisitor } from '../support/visitors/visitor';
import { userAgents } from '../support/browser/user-agents';

test.use({ userAgent: userAgents.windows });

test('/api/log accepts batches of the site’s own pages only', async ({ request }) => {
  const body = {
    events: [{ key: 'page_view', segmentation: { page: 'home', language: 'zh-CN' } }],
  };
  const visitor = createVisitor(request);
  expect((await visitor.post('/api/log', body)).status()).toBe(204);
  const foreign = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await visitor.post('/api/log', body, foreign)).status()).toBe(403);
  expect((await visitor.post('/api/log', { ...body, more: 1 })).status()).toBe(422);
  expect((await visitor.post('/api/log', { events: 'x'.repeat(20_000) })).status()).toBe(413);
  const response = await visitor.post('/api/log', {
    events: [{ key: 'page_view', segmentation: {} }],
  });
  expect(response.status()).toBe(422);
  expect(response.headers()['cache-control']).toBe('no-store');
});

test('/api/app-center answers unusual queries, and caches may store the answers', async ({
  request,
}) => {
  const path = '/api/app-center';
  const response = await request.get(`${path}?locale=en-US&category=finance`);
  expect(response.headers()['cache-control']).toBe('public, max-age=300, s-maxage=300');
  expect(response.headers()['set-cookie']).toBeUndefined();
  expect(((await response.json()) as { total: number }).total).toBe(4);
  const etag = String(response.headers().etag);
  const secondResponse = await request.get(`${path}?locale=en-US&category=finance`, {
    headers: { 'If-None-Match': etag },
  });
  expect(secondResponse.status()).toBe(304);
  const oddResponse = await request.get(
    `${path}?page=-1&category=%00&q=${'x'.repeat(5_000)}&locale=xx`,
  );
  expect(oddResponse.status()).toBe(200);
  expect(((await oddResponse.json()) as { total: number }).total).toBe(apps.length);
});

test('another site cannot remove this browser’s records (F3)', async ({ request }) => {
  await request.get('/?promoter=abc123');
  const response = await request.post('/api/attribution/clear', {
    form: { scope: 'everything' },
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(403);
  const { cookies } = await request.storageState();
  expect(cookies.find(({ name }) => name === 'promoter')?.value).toBe('abc123');
});

test.describe('/api/echo', () => {
  const from = { 'x-forwarded-for': '93.184.216.77' };

  test('returns the IP, stores nothing and refuses other sites', async ({ request }) => {
    const ownResponse = await request.get('/api/echo', {
      headers: { ...from, 'user-agent': 'Agent', cookie: 'session=secret' },
    });
    expect(await ownResponse.json()).toMatchObject({
      address: '93.184.216.77',
      headers: { 'user-agent': 'Agent' },
    });
    expect(await ownResponse.text()).not.toContain('secret');
    expect(ownResponse.headers()['cache-control']).toBe('private, no-store');
    expect(ownResponse.headers()['access-control-allow-origin']).toBeUndefined();
    const foreignResponse = await request.get('/api/echo', {
      headers: { ...from, 'sec-fetch-site': 'cross-site' },
    });
    expect(foreignResponse.status()).toBe(403);
    expect(await foreignResponse.text()).not.toContain('93.184');
  });

  test('answers only requests that read', async ({ request }) => {
    expect((await request.head('/api/echo')).status()).toBe(200);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await request.fetch('/api/echo', { method })).status(), method).toBe(405);
  });
});
