/** Attacks on sessions (R6): a foreign link, a used token, an old cookie. */
import { test, expect, type APIRequestContext } from '@playwright/test';
import {
  makeLastCodeOlder,
  readLastCode,
  registerNewAccount,
  createVisitor,
} from '../support/visitors/visitor';
import { createLoginToken, readLoginToken } from '../support/accounts/desktop-sign-in';
import { readCookieLine, createHttpClient } from '../support/visitors/http-client';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { runSql } from '../support/servers/database';

/** The handlers that read one signed-in visitor's data. */
const reads = ['code', 'situation', 'invites', 'awards'].map(
  (name) => `/api/invite-activity/${name}`,
);

/**
 * Opens the URL that a desktop app, or an attacker, sends a browser to.
 * @returns where it redirects
 */
async function openLink(browser: APIRequestContext, token: string, site?: string): Promise<string> {
  const response = await browser.get(`/oauth?token=${token}&target=/download`, {
    headers: site === undefined ? {} : { 'Sec-Fetch-Site': site },
  });
  expect(response.status()).toBe(303);
  const { location = '', 'set-cookie': cookies = '' } = response.headers();
  expect(location + cookies).not.toContain(token);
  return location;
}

/** The id of the offer in the page's form. */
async function readOffer(
  browser: APIRequestContext,
  page = '/oauth?state=confirm',
): Promise<string> {
  const html = await (await browser.get(page)).text();
  return /name="offer" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

/**
 * Sends the page's form.
 * @returns where it redirects
 */
async function sendDecision(
  browser: APIRequestContext,
  decision: string,
  offer: string,
): Promise<string> {
  const response = await browser.post('/api/oauth/switch', {
    form: { locale: 'zh-CN', offer, decision },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  return response.headers().location ?? String(response.status());
}

const fetchSession = async (browser: APIRequestContext) =>
  (await (await browser.get('/api/account/session')).json()) as Record<string, unknown>;

/** Expects that no page accepts these cookies as a session. */
async function expectWorthless(cookie: string): Promise<void> {
  const thief = await createHttpClient(cookie);
  for (const path of reads) expect((await thief.get(path)).status(), path).toBe(401);
  expect(await fetchSession(thief)).toEqual({ signedIn: false });
  await thief.dispose();
}

test('a link never signs a visitor in without a question', async () => {
  for (const site of ['cross-site', 'same-site', 'same-origin', 'none', undefined]) {
    const token = await createLoginToken();
    const browser = await createHttpClient();
    expect(await openLink(browser, token, site), site).toBe('/oauth?state=confirm');
    expect(await readCookieLine(browser, 'session'), site).toBe('');
    expect(await fetchSession(browser), site).toEqual({ signedIn: false });
    expect(await sendDecision(browser, 'decline', await readOffer(browser)), site).toBe(
      '/download',
    );
    expect(await fetchSession(browser), site).toEqual({ signedIn: false });
    await browser.dispose();
  }
});

test('only the visitor’s own answer signs in; one from a foreign page does not', async () => {
  const browser = await createHttpClient();
  await openLink(browser, await createLoginToken({ username: 'handed01' }), 'none');
  const offer = await readOffer(browser);
  for (const site of ['cross-site', 'same-site']) {
    const forgedResponse = await browser.post('/api/oauth/switch', {
      form: { locale: 'zh-CN', offer, decision: 'accept' },
      headers: { 'Sec-Fetch-Site': site },
    });
    expect(forgedResponse.status()).toBe(403);
  }
  expect(await fetchSession(browser)).toEqual({ signedIn: false });
  expect(await sendDecision(browser, 'accept', offer)).toBe('/download');
  expect(await fetchSession(browser)).toMatchObject({ signedIn: true, username: 'handed01' });
  await browser.dispose();
});

test('an answer is refused when another offer has replaced the one on the page', async () => {
  const browser = await createHttpClient();
  await openLink(browser, await createLoginToken({ username: 'seller11' }), 'none');
  const offer = await readOffer(browser);
  await openLink(browser, await createLoginToken({ username: 'attacker1' }), 'cross-site');
  expect(await sendDecision(browser, 'accept', offer)).toBe('/oauth?state=confirm');
  expect(await fetchSession(browser)).toEqual({ signedIn: false });
  await browser.dispose();
});

test('no link replaces a signed-in account without a question, wherever it is opened', async () => {
  const browser = await createHttpClient();
  await registerNewAccount(browser, { username: 'present01' });
  for (const site of ['cross-site', 'none'])
    expect(await openLink(browser, await createLoginToken(), site)).toBe('/oauth?state=switch');
  expect(await fetchSession(browser)).toMatchObject({ username: 'present01' });
  await browser.dispose();
});

test('another token of the same account causes a question only when a foreign page led here', async () => {
  const [client, browser] = [await createHttpClient(), await createHttpClient()];
  const phone = await registerNewAccount(client);
  for (const httpClient of [client, browser]) {
    const visitor = createVisitor(httpClient);
    await makeLastCodeOlder(phone, 61_000);
    await visitor.sendCode(phone, 'login');
    const form = { area_code: 86, phone, code: readLastCode(phone) };
    expect((await visitor.post('/api/account/sign-in', form)).status()).toBe(200);
  }
  const token = await readLoginToken(client);
  expect(await openLink(browser, token, 'cross-site')).toBe('/oauth?state=confirm');
  expect(await openLink(browser, token, 'none')).toBe('/download');
  expect(await fetchSession(browser)).toMatchObject({ signedIn: true });
  expect(await openLink(browser, token, 'none')).toBe('/oauth?state=expired&target=%2Fdownload');
  await Promise.all([client.dispose(), browser.dispose()]);
});

test('opening the link does not use the token up; once used, it is refused to everyone', async () => {
  const token = await createLoginToken();
  const [browser, otherBrowser] = [await createHttpClient(), await createHttpClient()];
  const headResponse = await browser.head(`/oauth?token=${token}`);
  expect([headResponse.status(), headResponse.headers()['set-cookie']]).toEqual([200, undefined]);
  for (const httpClient of [otherBrowser, browser])
    expect(await openLink(httpClient, token)).toBe('/oauth?state=confirm');
  const offers = [await readOffer(browser), await readOffer(otherBrowser)] as const;
  const storedCookie = await readCookieLine(browser, 'desktop_sign_in');
  expect(await sendDecision(browser, 'accept', offers[0])).toBe('/download');
  // The same link, the other browser's answer and a copy of the first answer are refused now.
  expect(await openLink(await createHttpClient(), token)).toBe(
    '/oauth?state=expired&target=%2Fdownload',
  );
  expect(await sendDecision(otherBrowser, 'accept', offers[1])).toBe(
    '/oauth?state=expired&target=%2Fdownload',
  );
  expect(await sendDecision(await createHttpClient(storedCookie), 'accept', offers[0])).toBe(
    '/oauth?state=expired&target=%2Fdownload',
  );
  expect(await fetchSession(otherBrowser)).toEqual({ signedIn: false });
  // The token of the URL is useless now; the session has a token of its own.
  expect(await readLoginToken(browser)).not.toBe(token);
  await Promise.all([browser.dispose(), otherBrowser.dispose()]);
});

test('of two simultaneous answers one starts a session', async () => {
  const token = await createLoginToken();
  const browsers = [await createHttpClient(), await createHttpClient()];
  for (const browser of browsers) await openLink(browser, token);
  const offers = await Promise.all(browsers.map((browser) => readOffer(browser)));
  const locations = await Promise.all(
    browsers.map((browser, n) => sendDecision(browser, 'accept', offers[n] ?? '')),
  );
  expect([...locations].sort()).toEqual(['/download', '/oauth?state=expired&target=%2Fdownload']);
  const sessions = await Promise.all(browsers.map(fetchSession));
  expect(sessions.filter(({ signedIn }) => signedIn)).toHaveLength(1);
});

test('after signing out the old cookie is useless', async () => {
  const browser = await createHttpClient();
  await registerNewAccount(browser);
  const cookie = await readCookieLine(browser, 'session');
  for (const path of reads) expect((await browser.get(path)).status(), path).toBe(200);
  expect((await createVisitor(browser).post('/api/account/sign-out', {})).status()).toBe(204);
  expect(await readCookieLine(browser, 'session')).toBe('');
  await expectWorthless(cookie);
  await browser.dispose();
});

test('after switching accounts the previous account’s cookie is useless', async () => {
  const browser = await createHttpClient();
  await registerNewAccount(browser);
  const cookie = await readCookieLine(browser, 'session');
  await openLink(browser, await createLoginToken({ username: 'second01' }), 'none');
  const offer = await readOffer(browser, '/oauth?state=switch');
  expect(await sendDecision(browser, 'accept', offer)).toBe('/download');
  expect(await fetchSession(browser)).toMatchObject({ username: 'second01' });
  await expectWorthless(cookie);
  await browser.dispose();
});

test('a new password ends every earlier session and token', async () => {
  const browser = await createHttpClient();
  const phone = await registerNewAccount(browser);
  const [cookie, token] = [await readCookieLine(browser, 'session'), await readLoginToken(browser)];
  // The database is changed directly, because it does not matter how the password changes.
  await runSql('update users set password_hash = ? where phone = ?', [
    'scrypt$1$1$1$c2FsdA$a2V5',
    `+86${phone}`,
  ]);
  await expectWorthless(cookie);
  expect(await openLink(await createHttpClient(), token)).toBe(
    '/oauth?state=expired&target=%2Fdownload',
  );
  // A visitor who confirms the phone signs in again.
  const visitor = createVisitor(browser);
  await makeLastCodeOlder(phone, 61_000);
  await visitor.sendCode(phone, 'login');
  const form = { area_code: 86, phone, code: readLastCode(phone) };
  expect((await visitor.post('/api/account/sign-in', form)).status()).toBe(200);
  expect(await fetchSession(browser)).toMatchObject({ signedIn: true });
  await browser.dispose();
});

test('signing out succeeds with any cookie or none', async () => {
  for (const cookie of ['', 'session=x', `session=${'a'.repeat(3_000)}`]) {
    const browser = await createHttpClient(cookie);
    const response = await createVisitor(browser, undefined, siteOrigin).post(
      '/api/account/sign-out',
      {},
    );
    expect(response.status()).toBe(204);
    await browser.dispose();
  }
});
