/** What the console's endpoint for the forms of operations refuses from any sender. */
import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { menuPathOf, menuEntries } from '@superbrowser/console/lib/menu';
import { maxFormTextBytes } from '@superbrowser/console/lib/forms/form-fields';
import { consoleOrigin } from '../support/servers/ports-and-folders';
import { expect, test, type SignedInStaff } from './support/console-test';
import { loadAuditEntries, storeApplication } from './support/console-rows';
import { readSessionId, createFormToken } from './support/form-tokens';
import { createConsoleClient } from './support/staff';

/** A change that support may make, with different input each time. */
const action = 'promoters block';
const path = '/do/promoters/block';

const unusedCode = () => `p${randomBytes(6).toString('hex')}`;

interface PostOptions {
  readonly token: string;
  readonly headers?: Record<string, string>;
  readonly more?: Record<string, string>;
}

const send = (client: APIRequestContext, { token, headers = {}, more = {} }: PostOptions) =>
  client.post(path, {
    headers,
    form: { _token: token, _back: '/account', _key: unusedCode(), _confirmed: 'yes', ...more },
  });

const countAuditEntries = async ({ name }: SignedInStaff) =>
  (await loadAuditEntries(name)).filter(({ verb }) => verb === action).length;

test.describe.configure({ mode: 'default' });

let support: SignedInStaff;
let client: APIRequestContext;
let session: string;

test.beforeAll(async ({ ensureStaff }) => {
  support = await ensureStaff('support');
  client = await createConsoleClient(support.state);
  session = await readSessionId(support.state);
});
test.afterAll(() => client.dispose());

test('does what a form asks for, once however often it is sent', async () => {
  const before = await countAuditEntries(support);
  const token = await createFormToken({ action, session });
  const responses = [await send(client, { token }), await send(client, { token })];
  for (const response of responses) expect(response.status()).toBe(303);
  const [first, second] = responses.map((response) => response.headers()['location']);
  expect(first).toMatch(/^\/account\?result=/);
  expect(second, 'leads to what came of the first').toBe(first);
  expect(await countAuditEntries(support)).toBe(before + 1);
});

test('counts a form once that is sent many times simultaneously', async () => {
  const before = await countAuditEntries(support);
  const token = await createFormToken({ action, session });
  const responses = await Promise.all(Array.from({ length: 5 }, () => send(client, { token })));
  expect(responses.map((response) => response.status())).toEqual([303, 303, 303, 303, 303]);
  expect(await countAuditEntries(support)).toBe(before + 1);
});

test('refuses a token that is forged, expired, of another person or for another action', async ({
  ensureStaff,
}) => {
  const before = await countAuditEntries(support);
  const owner = await readSessionId((await ensureStaff('owner')).state);
  const validToken = await createFormToken({ action, session });
  const [head = '', ...rest] = validToken.split('.');
  const tokens = {
    none: '',
    nonsense: 'abc',
    'one letter changed': [head, ...rest.slice(0, -1), `A${rest.at(-1)?.slice(1)}`].join('.'),
    expired: await createFormToken({ action, session, seconds: -1 }),
    'of another person': await createFormToken({ action, session: owner }),
    'of another verb': await createFormToken({ action: 'promoters unblock', session }),
    'of the session itself': support.state.cookies.find(({ name }) => name === 'console')?.value,
  };
  for (const [problem, token = ''] of Object.entries(tokens))
    expect((await send(client, { token })).status(), problem).toBe(403);
  expect(await countAuditEntries(support)).toBe(before);
});

test('refuses what another site sends, and requests without an origin', async () => {
  const before = await countAuditEntries(support);
  const token = await createFormToken({ action, session });
  const foreignHeaders: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ];
  for (const headers of foreignHeaders)
    expect((await send(client, { token, headers })).status(), JSON.stringify(headers)).toBe(403);
  const body = new URLSearchParams({ _token: token, _key: unusedCode() });
  const { cookies } = support.state;
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const response = await fetch(consoleOrigin + path, {
    method: 'POST',
    body,
    headers: { cookie },
    redirect: 'manual',
  });
  expect(response.status, 'no Origin').toBe(403);
  expect(await countAuditEntries(support)).toBe(before);
});

test('accepts only forms, and only of a size that people write', async () => {
  const token = await createFormToken({ action, session });
  const json = await client.post(path, { data: { _token: token, _key: unusedCode() } });
  expect(json.status()).toBe(415);
  const text = await client.post(path, {
    headers: { 'content-type': 'text/plain' },
    data: `_token=${token}`,
  });
  expect(text.status()).toBe(415);
  // A signed-in person learns what was too large; the body of other senders is not read.
  const more = { reason: 'x'.repeat(maxFormTextBytes) };
  const headers = { referer: `${consoleOrigin}/promoters` };
  const large = await send(client, { token, more, headers });
  expect([large.status(), large.headers()['location']]).toEqual([
    303,
    expect.stringMatching(/^\/promoters\?result=/),
  ]);
  const stranger = await createConsoleClient();
  expect((await send(stranger, { token, more })).status()).toBe(413);
  await stranger.dispose();
});

test('answers no other method', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])
    expect((await client.fetch(path, { method })).status(), method).toBe(405);
});

test('no page shows stored data without a sign-in, however it is requested', async ({
  openPageAs,
}) => {
  const [slug, title, company] = ['slug', 'title', 'company'].map(
    (name) => `${name}-${randomBytes(6).toString('hex')}`,
  ) as [string, string, string];
  const number = await storeApplication({ company });
  const page = await openPageAs('editor');
  await page.goto('/news/edit');
  await page.locator('#slug').fill(slug);
  await page.locator('[name="zh-title"]').fill(title);
  await page.locator('button[type="submit"]').first().click();
  await expect(page).toHaveURL(new RegExp(`slug=${slug}`));
  const storedTexts = [title, company];
  const requestHeaders: Record<string, string>[] = [
    {},
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
  ];
  const paths = [
    ...menuEntries.map(menuPathOf),
    `/preview/news/${slug}/zh-CN`,
    `/news/edit?slug=${slug}`,
    '/news/pictures',
    `/applications/${number}`,
    '/applications?state=new',
    '/health/errors',
    '/releases/new',
    '/account',
  ];
  for (const path of paths)
    for (const headers of requestHeaders) {
      const response = await fetch(consoleOrigin + path, { headers, redirect: 'manual' });
      const text = await response.text();
      for (const storedText of storedTexts) expect(text, path).not.toContain(storedText);
      if (!('rsc' in headers)) expect([path, response.status]).toEqual([path, 307]);
    }
});
