/** What staff change about their own account. */
import { TOTP } from 'otpauth';
import { expect, addSignedInStaff, findRefusal, test } from './support/console-test';
import { consoleMessages } from './support/console-messages';
import { createConsoleClient, addStaff, sendSignIn } from './support/staff';

const { account, signIn } = consoleMessages['zh-CN'];
const chosenPassword = 'nine-quiet-lanterns';

test('a new person chooses a password before anything else', async ({ openPageAs }) => {
  const { name, password, authenticator } = await addStaff('support');
  const page = await openPageAs('signedOut');
  await page.goto('/applications');
  await page.getByLabel(signIn.name).fill(name);
  await page.getByLabel(signIn.password).fill(password);
  await page.getByLabel(signIn.code).fill(authenticator.takeCode());
  await page.getByRole('button', { name: signIn.submit }).click();
  await expect(page.getByText(account.mustChange)).toBeVisible();
  await page.goto('/applications');
  await expect(page, 'nothing else before').toHaveURL(/\/account$/);
  const panel = page.getByRole('region', { name: account.password.title });
  const fill = async (newPassword: string, repeatedPassword = newPassword) => {
    await panel.getByLabel(account.password.current).fill(password);
    await panel.getByLabel(account.password.password, { exact: true }).fill(newPassword);
    await panel.getByLabel(account.password.repeated).fill(repeatedPassword);
    await panel.getByRole('button').click();
  };
  for (const [newPassword, repeatedPassword] of [
    ['short', 'short'],
    ['password1234', 'password1234'],
    [`${name}-and-more`, `${name}-and-more`],
    [chosenPassword, `${chosenPassword}x`],
    [password, password],
  ] as const) {
    await fill(newPassword, repeatedPassword);
    await expect(findRefusal(page), newPassword).toBeVisible();
    await expect(panel.locator('[aria-invalid=true]'), newPassword).toHaveCount(1);
  }
  await fill(chosenPassword);
  await expect(page.getByRole('status')).toContainText('密码已更换');
  await page.getByRole('link', { name: account.goOn }).click();
  await expect(page).toHaveURL(/\/applications$/);
});

test('a new authenticator counts once one of its codes was typed, and the old one no longer works', async ({
  openPageAs,
}) => {
  const colleague = await addSignedInStaff('reader');
  const [page, otherPage] = [await openPageAs(colleague), await openPageAs(colleague)];
  await page.goto('/account');
  const panel = page.getByRole('region', { name: account.authenticator.title });
  await panel.getByText(account.authenticator.manualEntry).click();
  const secret = (await panel.locator('.font-mono').innerText()).replace(/\s/g, '');
  const totp = new TOTP({ secret, period: 30, digits: 6 });
  await panel.getByLabel(account.authenticator.code).fill('000000');
  await panel.getByLabel(account.authenticator.current).fill(colleague.password);
  await panel.getByRole('button').click();
  await expect(panel.locator('[aria-invalid=true]')).toHaveCount(1);
  await panel.getByText(account.authenticator.manualEntry).click();
  const secondSecret = (await panel.locator('.font-mono').innerText()).replace(/\s/g, '');
  expect(secondSecret, 'after a wrong code the scanned secret still counts').toBe(secret);
  await panel.getByLabel(account.authenticator.code).fill(totp.generate());
  await panel.getByLabel(account.authenticator.current).fill(colleague.password);
  await panel.getByRole('button').click();
  await expect(page.getByRole('status')).toBeVisible();
  await otherPage.goto('/applications');
  await expect(otherPage, 'other sessions are over').toHaveURL(/\/sign-in/);
  const client = await createConsoleClient();
  const { name, password, authenticator } = colleague;
  const oldResponse = await sendSignIn(client, { name, password, code: authenticator.takeCode() });
  expect(oldResponse.headers()['location']).toContain('refused=wrong');
  const code = totp.generate({ timestamp: Date.now() + 30_000 });
  const newResponse = await sendSignIn(client, { name, password, code });
  expect(newResponse.headers()['location']).toBe('/');
  await client.dispose();
});

test('new recovery codes are shown once, sign in once each, and replace the old ones', async ({
  openPageAs,
}) => {
  const colleague = await addSignedInStaff('reader');
  const [page, otherPage] = [await openPageAs(colleague), await openPageAs(colleague)];
  await page.goto('/account');
  const panel = page.getByRole('region', { name: account.recovery.title, exact: true });
  await panel.getByLabel(account.recovery.code).fill(colleague.authenticator.takeCode());
  await panel.getByLabel(account.recovery.current).fill(colleague.password);
  await panel.getByRole('button').click();
  const newCodes = page.getByRole('region', { name: account.recovery.fresh });
  await expect(newCodes).toBeInViewport();
  const codes = await newCodes.locator('li').allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await expect(panel).toContainText(account.recovery.left.replace('{left}', '10'));
  await page.reload();
  await expect(newCodes).toHaveCount(0);
  await otherPage.goto('/applications');
  await expect(otherPage, 'other sessions are over').toHaveURL(/\/sign-in/);
  const client = await createConsoleClient();
  const { name, password } = colleague;
  const signInWith = async (code = '') =>
    (await sendSignIn(client, { name, password, code })).headers()['location'];
  expect(await signInWith(colleague.recoveryCodes[0]), 'an old one').toContain('refused=wrong');
  expect(await signInWith(codes[0]?.toLowerCase().replace('-', ' '))).toBe('/');
  expect(await signInWith(codes[0]), 'the same again').toContain('refused=wrong');
  await client.dispose();
});

test('signs out here and in every other browser', async ({ openPageAs }) => {
  const colleague = await addSignedInStaff('reader');
  const [page, otherPage] = [await openPageAs(colleague), await openPageAs(colleague)];
  await otherPage.goto('/applications');
  await page.goto('/account');
  await page.getByRole('button', { name: account.everywhere.submit }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await otherPage.goto('/applications');
  await expect(otherPage).toHaveURL(/\/sign-in/);
});
