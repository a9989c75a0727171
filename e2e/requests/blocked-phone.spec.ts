/** A phone that is blocked while somebody is signed in with it. */
import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { elapse, lastCode, newAccount, visitor } from '../support/account';
import { siteOrigin, stores } from '../support/servers';

/** A command of the operator on the site's own store, as its build brings it. */
function operator(...args: string[]): void {
  const program = ['--conditions=react-server', '.next-test/run/backend.mjs'];
  const env = { ...process.env, DATABASE_URL: '', UPSTREAM_HOST: '', DATA_DIR: stores.site };
  const done = spawnSync(process.execPath, [...program, ...args], { env, encoding: 'utf8' });
  expect(done.status, done.stderr).toBe(0);
}

test('a phone the operator blocks is signed out at the next look, and may come back', async ({
  request,
}) => {
  const who = visitor(request);
  const phone = await newAccount(request, {}, who);
  const session = async () => (await who.get('/api/account/session')).json();
  expect(await session()).toMatchObject({ signedIn: true });
  operator('block', 'phone', phone);
  // A page that needs the account says so in the visitor's language, and takes the session away.
  const headers = { 'Sec-Fetch-Site': 'same-origin', referer: `${siteOrigin}/en/activity` };
  const refused = await request.get('/api/invite-activity/code', { headers });
  expect(refused.status()).toBe(401);
  expect(await refused.json()).toMatchObject({
    reason: 'sessionExpired',
    message: 'Your sign-in has expired. Please sign in again.',
  });
  expect(refused.headers()['set-cookie']).toMatch(/session=; Path=\/; Max-Age=0/);
  expect(await session()).toEqual({ signedIn: false });
  expect((await who.sendCode(phone, 'login')).status()).toBe(429);
  operator('unblock', 'phone', phone);
  await elapse(phone, 60_000);
  expect((await who.sendCode(phone, 'login')).status()).toBe(200);
  const again = { area_code: 86, phone, code: lastCode(phone) };
  expect((await who.post('/api/account/sign-in', again)).status()).toBe(200);
  expect(await session()).toMatchObject({ signedIn: true });
});
