/** Signing in to the console. */
import { signIn as en } from '@superbrowser/console/messages/en-US/account.json';
import { signIn as zh } from '@superbrowser/console/messages/zh-CN/account.json';
import { expect, addSignedInStaff, findRefusal, test } from './support/console-test';
import { loadAuditEntries, findSignInFailures } from './support/console-rows';
import { createConsoleClient, sendSignIn } from './support/staff';

// The tests run one after the other: a flood in one test would limit the requests that another test counts.
test.describe.configure({ mode: 'default' });

test('leads a visitor to the sign-in, and from there to the requested page', async ({
  openPageAs,
}) => {
  const page = await openPageAs('signedOut');
  const { name, password, authenticator } = await addSignedInStaff('reader');
  await page.goto('/applications?state=new');
  await expect(page).toHaveURL(/\/sign-in\?back=/);
  await page.getByLabel(zh.name).fill(name);
  await page.getByLabel(zh.password).fill(password);
  await page.getByLabel(zh.code).fill(authenticator.takeCode());
  await page.getByRole('button', { name: zh.submit }).click();
  await expect(page).toHaveURL(/\/applications\?state=new$/);
  await expect(page.getByRole('banner')).toContainText(name);
  await page.goto('/');
  await expect(page).toHaveURL(/\/applications$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('never reveals which of the three values was wrong, and keeps the name', async ({
  openPageAs,
}) => {
  const { name, password, authenticator } = await addSignedInStaff('reader');
  const page = await openPageAs('signedOut');
  const usedCode = authenticator.lastCode();
  for (const [typedName, secret, code] of [
    [name, 'a-wrong-password', '123456'],
    [name, password, '000000'],
    [name, password, usedCode],
    ['no-such-name', password, '123456'],
  ] as const) {
    await page.goto('/sign-in');
    await page.getByLabel(zh.name).fill(typedName);
    await page.getByLabel(zh.password).fill(secret);
    await page.getByLabel(zh.code).fill(code);
    await page.getByRole('button', { name: zh.submit }).click();
    await expect(findRefusal(page)).toHaveText(zh.wrong);
    await expect(page.getByLabel(zh.name)).toHaveValue(typedName);
    await expect(page.getByLabel(zh.password)).toHaveValue('');
  }
  expect((await findSignInFailures(name))?.failed).toBe(3);
});

test('lets a recovery code replace the authenticator, once', async () => {
  const { name, password, recoveryCodes } = await addSignedInStaff('reader');
  const client = await createConsoleClient();
  const signInWithRecovery = () =>
    sendSignIn(client, { name, password, code: recoveryCodes[0] ?? '' });
  expect((await signInWithRecovery()).headers()['location']).toBe('/');
  expect((await signInWithRecovery()).headers()['location']).toContain('refused=wrong');
  const lines = await loadAuditEntries(name);
  expect(lines.at(-1)).toMatchObject({ verb: 'sign in', detail: '{"byRecoveryCode":true}' });
  await client.dispose();
});

test('makes a name wait after ten failures, known or not, and says until when', async ({
  openPageAs,
}) => {
  const { name, password, authenticator } = await addSignedInStaff('reader');
  const client = await createConsoleClient();
  for (const typedName of [name, `${name}-x`]) {
    for (let n = 0; n < 10; n += 1) {
      const form = { name: typedName, password: 'a-wrong-password', code: '123456' };
      const response = await sendSignIn(client, form);
      expect(response.headers()['location'], `${n + 1} failures`).toContain('refused=wrong');
    }
    const failures = await findSignInFailures(typedName);
    expect(failures?.failed).toBe(10);
    const waitMs = Date.parse(failures?.until ?? '') - Date.now();
    expect(waitMs).toBeGreaterThan(30_000);
    expect(waitMs).toBeLessThanOrEqual(60_000);
  }
  const page = await openPageAs('signedOut');
  await page.goto('/sign-in');
  await page.getByLabel(zh.name).fill(name);
  await page.getByLabel(zh.password).fill(password);
  await page.getByLabel(zh.code).fill(authenticator.takeCode());
  await page.getByRole('button', { name: zh.submit }).click();
  await expect(findRefusal(page)).toContainText(/之后再试/);
  await expect(page.getByLabel(zh.name)).toHaveValue(name);
  await client.dispose();
});

test('a flood of sign-ins is refused, and delays no one who is signed in', async ({
  openPageAs,
}) => {
  const page = await openPageAs('reader');
  await page.goto('/applications');
  const client = await createConsoleClient(undefined, { 'accept-language': 'en' });
  const flood = Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      sendSignIn(client, { name: `unknown-${n}`, password: 'a-wrong-password', code: '123456' }),
    ),
  );
  const started = performance.now();
  await page.goto('/applications?state=new');
  expect(performance.now() - started).toBeLessThan(5_000);
  const responses = await flood;
  const refusals = responses.filter((response) => response.status() === 429);
  expect(refusals.length).toBeGreaterThan(30);
  for (const response of refusals) {
    const seconds = response.headers()['retry-after'] ?? '';
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(await response.text()).toContain(en.busy.replace('{seconds}', seconds));
  }
  await client.dispose();
});

test('a browser that was signed in before can sign in while others have to wait with that name', async ({
  openPageAs,
}) => {
  const { name, password, authenticator, recoveryCodes } = await addSignedInStaff('reader');
  const [page, stranger] = [await openPageAs('signedOut'), await createConsoleClient()];
  const signInWith = async (code: string) => {
    await page.goto('/sign-in');
    await page.getByLabel(zh.name).fill(name);
    await page.getByLabel(zh.password).fill(password);
    await page.getByLabel(zh.code).fill(code);
    await page.getByRole('button', { name: zh.submit }).click();
  };
  await signInWith(recoveryCodes[0] ?? '');
  await expect(page).toHaveURL(/\/applications$/);
  await page.context().clearCookies({ name: 'console' });
  for (let n = 0; n < 10; n += 1)
    await sendSignIn(stranger, { name, password: 'a-wrong-password', code: '123456' });
  const lockedResponse = await sendSignIn(stranger, {
    name,
    password,
    code: authenticator.takeCode(),
  });
  expect(lockedResponse.headers()['location']).toContain('refused=locked');
  await signInWith(authenticator.lastCode());
  await expect(page).toHaveURL(/\/applications$/);
  await stranger.dispose();
});
