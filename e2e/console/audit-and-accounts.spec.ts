/** What only owners see: the audit, and the accounts of the console. */
import { userInfo } from 'node:os';
import { createPhone } from '../support/visitors/visitor';
import { runCommandForJson } from '../support/servers/operator-command';
import { confirmAction, expect, addSignedInStaff, test } from './support/console-test';
import { loadAuditEntries } from './support/console-rows';
import { describeRecordType } from './support/record-descriptions';
import { consoleMessages } from './support/console-messages';
import { createConsoleClient, sendSignIn } from './support/staff';

const { frame, list } = consoleMessages['zh-CN'];
const [audit, staff] = [describeRecordType('audit'), describeRecordType('staff')];

test('the audit records who did what and when, the values before and after, and the request', async ({
  openPageAs,
  ensureStaff,
}) => {
  const { name } = await ensureStaff('owner');
  const colleague = await addSignedInStaff('reader');
  const page = await openPageAs('owner');
  await page.goto(`/staff/${colleague.name}`);
  await page.locator('#role-role').selectOption('editor');
  await page.getByRole('button', { name: staff.label('role') }).click();
  await expect(page.getByRole('status')).toBeVisible();
  const auditLine = (await loadAuditEntries(name)).find(
    ({ subject }) => subject === colleague.name,
  );
  await page.goto('/audit');
  await page.getByLabel(audit.filter('by')).selectOption(name);
  await page.getByRole('button', { name: list.filter }).click();
  await expect(page).toHaveURL(new RegExp(`by=${name}`));
  const row = page.getByRole('row', { name: new RegExp(colleague.name) }).first();
  await expect(row).toContainText(name);
  await expect(row).toContainText(`${staff.field('role')}：只读 → 编辑`);
  await expect(row).toContainText(String(auditLine?.['request_id']).slice(0, 8));
  await expect(row.locator('time')).toHaveAttribute('datetime', String(auditLine?.['at']));
  await page.goto('/audit?from=yesterday');
  await expect(page.getByLabel(audit.filter('from'))).toHaveAttribute('aria-invalid', 'true');
});

test('the audit tells commands typed in a person’s name from what the person did', async ({
  openPageAs,
  ensureStaff,
}) => {
  const { name } = await ensureStaff('owner');
  const phone = createPhone();
  await runCommandForJson(['--by', name, 'people', 'block', phone]);
  const page = await openPageAs('owner');
  await page.goto(`/audit?by=${name}`);
  const row = page.getByRole('row', {
    name: new RegExp(`${phone.slice(0, 3)}\\*{4}${phone.slice(-4)}`),
  });
  await expect(row).toContainText(`命令行：${name} (${userInfo().username}`);
  const auditLine = (await loadAuditEntries(name)).find(({ verb }) => verb === 'people block');
  expect(auditLine).toMatchObject({ source: 'command', request_id: null });
});

test('closing an account signs it out at once, and opening it lets it sign in again', async ({
  openPageAs,
}) => {
  const colleague = await addSignedInStaff('support');
  const colleaguePage = await openPageAs(colleague);
  await colleaguePage.goto('/applications');
  const page = await openPageAs('owner');
  await page.goto(`/staff/${colleague.name}`);
  await page.getByRole('button', { name: staff.label('disable'), exact: true }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await colleaguePage.goto('/applications');
  await expect(colleaguePage).toHaveURL(/\/sign-in/);
  const client = await createConsoleClient();
  const signInAgain = () =>
    sendSignIn(client, {
      name: colleague.name,
      password: colleague.password,
      code: colleague.recoveryCodes[0] ?? '',
    });
  expect((await signInAgain()).headers()['location']).toContain('refused=wrong');
  await page.getByRole('button', { name: staff.label('enable'), exact: true }).click();
  await expect(page.getByRole('status')).toBeVisible();
  expect((await signInAgain()).headers()['location']).toBe('/');
  await client.dispose();
});

test('a changed role applies at once', async ({ openPageAs }) => {
  const colleague = await addSignedInStaff('reader');
  const colleaguePage = await openPageAs(colleague);
  await colleaguePage.goto('/applications');
  const menu = colleaguePage.getByRole('navigation', { name: frame.menu });
  await expect(menu.getByRole('link', { name: frame.menuEntries.people })).toHaveCount(0);
  const page = await openPageAs('owner');
  await page.goto(`/staff/${colleague.name}`);
  await page.locator('#role-role').selectOption('support');
  await page.getByRole('button', { name: staff.label('role') }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await colleaguePage.reload();
  await menu.getByRole('link', { name: frame.menuEntries.people }).click();
  await expect(colleaguePage).toHaveURL(/\/people$/);
});

test('making someone an owner asks for confirmation, without scripts too', async ({
  openPageAs,
}) => {
  const { name } = await addSignedInStaff('reader');
  const page = await openPageAs('owner', { javaScriptEnabled: false });
  await page.goto(`/staff/${name}`);
  const role = page.locator('#role-role');
  await role.selectOption('owner');
  await page.getByRole('button', { name: staff.label('role') }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(name);
  await page.getByRole('link', { name: consoleMessages['zh-CN'].resultNotice.notSure }).click();
  // What was chosen is still there, but nothing was done.
  await expect(role).toHaveValue('owner');
  await page.goto(`/staff/${name}`);
  await expect(role).toHaveValue('reader');
  await role.selectOption('owner');
  await page.getByRole('button', { name: staff.label('role') }).click();
  await confirmAction(page, staff.label('role'));
  await expect(role).toHaveValue('owner');
});

test('the audit finds a person by the whole phone and by its last digits', async ({
  openPageAs,
}) => {
  const phone = createPhone();
  await runCommandForJson(['people', 'block', phone]);
  const page = await openPageAs('owner');
  const maskedPhone = new RegExp(`${phone.slice(0, 3)}\\*{4}${phone.slice(-4)}`);
  for (const query of [phone, phone.slice(-4)]) {
    await page.goto(`/audit?subject=${query}`);
    await expect(page.getByRole('row', { name: maskedPhone })).toHaveCount(1);
  }
});
