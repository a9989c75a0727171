/** Responses to downloads inside apps that save no files (D11). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { HostApp, InAppBrowser } from '@/lib/in-app-browser/detect-in-app-browser';
import { inApp as en } from '@/messages/en-US/in-app.json';
import { inApp as zh } from '@/messages/zh-CN/in-app.json';
import { findHtmlIssues } from '../support/pages/html';
import { decodeQrSvg } from '../support/pages/qr-code';
import { siteOrigin } from '../support/servers/ports-and-folders';

interface UserAgentRow {
  ua: string;
  app: HostApp | null;
  kind: InAppBrowser['kind'] | null;
}
const rows = readFileSync(
  join(__dirname, '../../lib/in-app-browser/fixtures/user-agents.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as UserAgentRow);
const wechat = rows.find(({ app, kind }) => app === 'wechat' && kind === 'phone')!.ua;
const onDesktop = rows.find(({ kind }) => kind === 'desktop')!.ua;

test('every app gets the guide, every browser the file', async ({ request }) => {
  for (const { ua, app } of rows) {
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await request.fetch('/api/download/windows', {
        method,
        headers: { 'user-agent': ua },
        maxRedirects: 0,
      });
      const { 'cache-control': cache, 'content-type': type } = response.headers();
      if (app)
        expect([response.status(), cache, type], ua).toEqual([
          200,
          'no-store',
          'text/html; charset=utf-8',
        ]);
      else expect([response.status(), cache], ua).toEqual([302, 'no-store']);
      if (app && method === 'GET') {
        const html = await response.text();
        expect(html, ua).toContain(zh.title);
        expect(html, ua).toContain(zh.apps[app].trim());
      }
    }
  }
});

test('an app’s browser gets the guide for every package, and a 404 for one that does not exist', async ({
  request,
}) => {
  const headers = { 'user-agent': wechat };
  for (const platform of [
    'auto',
    'android',
    'mac-arm',
    'windows?version=5.289.4',
    'linux?line=v6',
  ]) {
    const response = await request.get(`/api/download/${platform}`, { headers, maxRedirects: 0 });
    expect([response.status(), (await response.text()).includes(zh.title)], platform).toEqual([
      200,
      true,
    ]);
  }
  expect((await request.get('/api/download/amiga', { headers })).status()).toBe(404);
});

test('the page carries the promoter in its text and QR code, in its language', async ({
  request,
}) => {
  const referer = `${siteOrigin}/en/v6?utm_source=blog`;
  const headers = { 'user-agent': wechat, referer, cookie: 'promoter=abc123; channelId=7' };
  const response = await request.get('/api/download/windows', { headers });
  const html = await response.text();
  const expectedUrl = `${siteOrigin}/en/v6?utm_source=blog&promoter=abc123&channelId=7`;
  expect(html).toContain('<html lang="en-US">');
  expect(html).toContain(en.steps.menu);
  expect(html).toContain(`<code id="address">${expectedUrl.replaceAll('&', '&amp;')}</code>`);
  expect(decodeQrSvg(html)).toBe(expectedUrl);
  expect(await findHtmlIssues(html)).toEqual([]);

  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = response.headers()['content-security-policy'];
  expect(policy).toContain(`script-src 'sha256-${hash}'`);
  expect(policy).toContain("default-src 'none'");
});

test('a parameter of the download URL is kept in the guide and stored', async ({ request }) => {
  const response = await request.get('/api/download/android?promoter=p9', {
    headers: { 'user-agent': wechat },
  });
  expect(response.headers()['set-cookie']).toContain('promoter=p9');
  expect(response.headers()['cache-control']).toContain('no-store');
  expect(await response.text()).toContain('/download?promoter=p9</code>');
});

test('an app’s window on a desktop can still get the file', async ({ request }) => {
  const headers = { 'user-agent': onDesktop };
  const page = await request.get('/api/download/windows?line=v5', { headers });
  const [, directHref = ''] = /class="inline" href="([^"]+)"/.exec(await page.text()) ?? [];
  const file = await request.get(directHref.replaceAll('&amp;', '&'), { headers, maxRedirects: 0 });
  expect([file.status(), file.headers().location]).toEqual([
    302,
    expect.stringContaining('/files/'),
  ]);
  const onPhone = await request.get('/api/download/windows?here=1', {
    headers: { 'user-agent': wechat },
    maxRedirects: 0,
  });
  expect(onPhone.status()).toBe(200);
});

test('pages are the same for visitors in apps and in browsers', async ({ request }) => {
  for (const path of ['/', '/en/download', '/v6']) {
    const [inApp, inBrowser] = await Promise.all(
      [wechat, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0'].map(async (agent) => {
        const response = await request.get(path, { headers: { 'user-agent': agent } });
        return [response.headers()['cache-control'], await response.text()];
      }),
    );
    expect(inApp, path).toEqual(inBrowser);
  }
});
