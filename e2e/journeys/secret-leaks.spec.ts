/** Phones, codes, passwords and tokens appear in no URL, document, storage, log or database they do not belong in. */
import { readFileSync, readdirSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../support/browser/visitor-test';
import { readLastCode, createPhone } from '../support/visitors/visitor';
import { siteLogFile, dataDirs } from '../support/servers/ports-and-folders';
import { waitForHydration } from '../support/browser/hydration';
import { createRegisterPage, expectSuccessPage, typedPassword } from './support/register-page';

/** The body of a response; empty where there is none to read. */
async function readBody(response: Response): Promise<string> {
  // A redirect has a URL and no document; URLs are checked separately.
  if (response.status() >= 300 && response.status() < 400) return '';
  // The page was left before the body arrived, so the page has read nothing of the body.
  if (await response.finished()) return '';
  return response.text();
}

/**
 * Records what a visit leaves in URLs, documents and storages. A body that cannot be read fails the test, because its
 * content is unknown.
 */
async function recordTraces(page: Page) {
  const [urls, documents]: [string[], Promise<string>[]] = [[], []];
  page.on('request', (request) => urls.push(request.url()));
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) return;
    if (/html|x-component|json/.test(response.headers()['content-type'] ?? ''))
      documents.push(readBody(response));
  });
  // Reads answers before the page gets them, because they are lost when the page is left.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    documents.push(response.text());
    await route.fulfill({ response });
  });
  const readStorages = () =>
    page.evaluate(() => ({
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
      html: document.documentElement.outerHTML,
    }));
  return {
    urls: () => urls.join('\n'),
    documents: async () => (await Promise.all(documents)).join('\n'),
    storages: readStorages,
  };
}

/** The database with its write-ahead log, as bytes. */
const readDatabase = () =>
  readdirSync(dataDirs.site)
    .filter((name) => name.startsWith('backend.db'))
    .map((name) => readFileSync(`${dataDirs.site}/${name}`).toString('latin1'))
    .join('\n');
const readLog = () => readFileSync(siteLogFile, 'utf8');

test('a registration leaves no secret behind', async ({ page }) => {
  const traces = await recordTraces(page);
  const registerPage = createRegisterPage(page, 'zh-CN');
  const phone = createPhone();
  await registerPage.open();
  await registerPage.sendCode(phone);
  const code = readLastCode(phone);
  await registerPage.code.fill(code);
  await registerPage.fillOtherFields();
  const before = await traces.storages();
  await registerPage.submitButton.click();
  await expectSuccessPage(page, 'zh-CN');
  await page.goto('/register?mode=signin');
  await waitForHydration(page);
  const after = await traces.storages();

  const secrets = { phone, code, password: typedPassword };
  for (const [name, secret] of Object.entries(secrets)) {
    expect(traces.urls(), `${name} in a URL`).not.toContain(secret);
    expect(await traces.documents(), `${name} in a document or an answer`).not.toContain(secret);
    expect(after.local, `${name} in local storage`).not.toContain(secret);
    expect(after.session, `${name} in session storage after it`).not.toContain(secret);
    expect(after.cookies, `${name} in a readable cookie`).not.toContain(secret);
    expect(after.html, `${name} in the page`).not.toContain(secret);
    expect(readLog(), `${name} in the log`).not.toContain(secret);
  }
  // The phone may wait in session storage while the form is filled; code and password never (F6).
  expect(before.session).not.toContain(code);
  expect(before.session).not.toContain(typedPassword);
  expect(before.local).not.toContain(phone);
  expect(readLog()).toContain(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
  expect(readDatabase()).toContain(phone);
  expect(readDatabase(), 'password in the database').not.toContain(typedPassword);
  expect(readDatabase(), 'code in the database').not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
});

test('an invitation’s token is in its own URL and nowhere else', async ({ page }) => {
  const token = 'invite-has-account';
  const traces = await recordTraces(page);
  await page.goto(`/teaminvited?token=${token}`);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const otherUrls = traces
    .urls()
    .split('\n')
    .filter((url) => !/\/teaminvited\?token=/.test(url));
  expect(otherUrls.join('\n')).not.toContain(token);
  expect(await traces.documents()).not.toContain(token);
  const { local, session, html, cookies } = await traces.storages();
  expect(local + session + html + cookies).not.toContain(token);
  expect(readLog()).not.toContain(token);
  expect(readDatabase()).not.toContain(token);
});

test('the token of a desktop sign-in stays in no URL, log or page', async ({ page }) => {
  const token = 'client-sign-in-token-0123456789';
  const traces = await recordTraces(page);
  await page.goto(`/oauth?token=${token}&target=/download`);
  await waitForHydration(page);
  const [first, ...otherUrls] = traces.urls().split('\n');
  expect(first).toContain(token);
  expect(otherUrls.join('\n')).not.toContain(token);
  expect(page.url()).not.toContain(token);
  expect(await traces.documents()).not.toContain(token);
  const { local, session, html, cookies } = await traces.storages();
  expect(local + session + html + cookies).not.toContain(token);
  expect(readLog()).not.toContain(token);
});
