/** The way into the console. */
import { expect, newStaff, test } from '../support/console';
import zh from '../../console/messages/zh-CN/signIn.json';

test('leads somebody who is not signed in to the sign-in, and from there to what was asked for', async ({
  as,
}) => {
  const page = await as('nobody');
  const { name, password, authenticator } = await newStaff('reader');
  await page.goto('/applications?state=new');
  await expect(page).toHaveURL(/\/sign-in\?back=/);
  await page.getByLabel(zh.name).fill(name);
  await page.getByLabel(zh.password).fill(password);
  await page.getByLabel(zh.code).fill(authenticator.code());
  await page.getByRole('button', { name: zh.submit }).click();
  await expect(page).toHaveURL(/\/applications\?state=new$/);
  await expect(page.getByRole('banner')).toContainText(name);
});

test('shows the list of applications to a reader', async ({ as }) => {
  const page = await as('reader');
  await page.goto('/');
  await expect(page).toHaveURL(/\/applications$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
