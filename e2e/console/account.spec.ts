/** What staff change about their own account. */
import { TOTP } from 'otpauth';
import { expect, addSignedInStaff, refusalOn, test } from '../support/console/console-test';
import { consoleMessages } from '../support/console/console-messages';
import { consoleClient, addStaff, sendSignIn } from '../support/console/staff';

const { account, signIn } = consoleMessages['zh-CN'];
const chosen = 'nine-quiet-lanterns';

test('a new person chooses a password before anything else', async ({ as }) => {
  const { name, password, authenticator } = await addStaff('support');
  const page = await as('signedOut');
  await page.goto('/applications');
  await page.getByLabel(signIn.name).fill(name);
  await page.getByLabel(signIn.password).fill(password);
  await page.getByLabel(signIn.code).fill(authenticator.code());
  await page.getByRole('button', { name: signIn.submit }).click();
  await expect(page.getByText(account.mustChange)).toBeVisible();
  await page.goto('/applications');
  await expect(page, 'nothing else before').toHaveURL(/\/account$/);
  const panel = page.getByRole('region', { name: account.password.title });
  const fill = async (own: string, again = own) => {
    await panel.getByLabel(account.password.current).fill(password);
    await panel.getByLabel(account.password.password, { exact: true }).fill(own);
    await panel.getByLabel(account.password.repeated).fill(again);
    await panel.getByRole('button').click();
  };
  for (const [own, again] of [
    ['short', 'short'],
    ['password1234', 'password1234'],
    [`${name}-and-more`, `${name}-and-more`],
    [chosen, `${chosen}x`],
    [password, password],
  ] as const) {
    await fill(own, again);
    await expect(refusalOn(page), own).toBeVisible();
    await expect(panel.locator('[aria-invalid=true]'), own).toHaveCount(1);
  }
  await fill(chosen);
  await expect(page.getByRole('status')).toContainText('密码已更换');
  await page.getByRole('link', { name: account.goOn }).click();
  await expect(page).toHaveURL(/\/applications$/);
});

test('a new authenticator counts once one of its codes was typed, and the old one no longer works', async ({
  as,
}) => {
  const colleague = await addSignedInStaff('reader');
  const [page, elsewhere] = [await as(colleague), await as(colleague)];
  await page.goto('/account');
  const panel = page.getByRole('region', { name: account.authenticator.title });
  await panel.getByText(account.authenticator.byHand).click();
  const secret = (await panel.locator('.font-mono').innerText()).replace(/\s/g, '');
  const totp = new TOTP({ secret, period: 30, digits: 6 });
  await panel.getByLabel(account.authenticator.code).fill('000000');
  await panel.getByLabel(account.authenticator.current).fill(colleague.password);
  await panel.getByRole('button').click();
  await expect(panel.locator('[aria-invalid=true]')).toHaveCount(1);
  await panel.getByText(account.authenticator.byHand).click();
  const next = (await panel.locator('.font-mono').innerText()).replace(/\s/g, '');
  expect(next, 'after a wrong code the scanned secret still counts').toBe(secret);
  await panel.getByLabel(account.authenticator.code).fill(totp.generate());
  await panel.getByLabel(account.authenticator.current).fill(colleague.password);
  await panel.getByRole('button').click();
  await expect(page.getByRole('status')).toBeVisible();
  await elsewhere.goto('/applications');
  await expect(elsewhere, 'other sessions are over').toHaveURL(/\/sign-in/);
  const client = await consoleClient();
  const { name, password, authenticator } = colleague;
  const old = await sendSignIn(client, { name, password, code: authenticator.code() });
  expect(old.headers()['location']).toContain('refused=wrong');
  const code = totp.generate({ timestamp: Date.now() + 30_000 });
  const fresh = await sendSignIn(client, { name, password, code });
  expect(fresh.headers()['location']).toBe('/');
  await client.dispose();
});

test('new recovery codes are shown once, sign in once each, and replace the old ones', async ({
  as,
}) => {
  const colleague = await addSignedInStaff('reader');
  const [page, elsewhere] = [await as(colleague), await as(colleague)];
  await page.goto('/account');
  const panel = page.getByRole('region', { name: account.recovery.title, exact: true });
  await panel.getByLabel(account.recovery.code).fill(colleague.authenticator.code());
  await panel.getByLabel(account.recovery.current).fill(colleague.password);
  await panel.getByRole('button').click();
  const fresh = page.getByRole('region', { name: account.recovery.fresh });
  await expect(fresh).toBeInViewport();
  const codes = await fresh.locator('li').allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await expect(panel).toContainText(account.recovery.left.replace('{left}', '10'));
  await page.reload();
  await expect(fresh).toHaveCount(0);
  await elsewhere.goto('/applications');
  await expect(elsewhere, 'other sessions are over').toHaveURL(/\/sign-in/);
  const client = await consoleClient();
  const { name, password } = colleague;
  const enter = async (code = '') =>
    (await sendSignIn(client, { name, password, code })).headers()['location'];
  expect(await enter(colleague.recovery[0]), 'an old one').toContain('refused=wrong');
  expect(await enter(codes[0]?.toLowerCase().replace('-', ' '))).toBe('/');
  expect(await enter(codes[0]), 'the same again').toContain('refused=wrong');
  await client.dispose();
});

test('signs out here and in every other browser', async ({ as }) => {
  const colleague = await addSignedInStaff('reader');
  const [here, there] = [await as(colleague), await as(colleague)];
  await there.goto('/applications');
  await here.goto('/account');
  await here.getByRole('button', { name: account.everywhere.submit }).click();
  await expect(here).toHaveURL(/\/sign-in/);
  await there.goto('/applications');
  await expect(there).toHaveURL(/\/sign-in/);
});
