/** Joining a team by an invitation (R8): a screen for each state, and the way in. */
import type { Locale } from '@/lib/core/i18n/routing';
import { expect, test } from '../support/browser/visitor-test';
import { readLastCode, createPhone, wrongCode } from '../support/visitors/visitor';
import { phoneDevice } from '../support/browser/user-agents';
import { waitForHydration } from '../support/browser/hydration';
import { messages } from '../support/pages/messages';

/** A pattern for a text with any values in place of its placeholders. */
const pattern = (text: string) =>
  new RegExp(
    text
      .replace(/\{\w+\}/g, '⁂')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('⁂', '.+'),
  );

test('shows a screen for each state, and a name the inviter set', async ({ page }) => {
  const { screens } = messages['zh-CN'].team;
  const { name } = messages['zh-CN'].fields.names;
  for (const [token, state] of [
    ['an-unknown-token', 'invalid'],
    ['invite-abnormal', 'invalid'],
    ['invite-joined', 'joined'],
    ['invite-waiting', 'waiting'],
    ['invite-success', 'success'],
  ] as const) {
    await page.goto(`/teaminvited?token=${token}`);
    await expect(page.getByRole('heading', { name: pattern(screens[state].title) })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  }
  await page.goto('/teaminvited?token=invite-named');
  const field = page.getByRole('textbox', { name: name.label });
  await expect(field).toHaveValue('示例成员');
  await expect(field).toHaveAttribute('readonly', '');
});

/**
 * Registers the test of joining.
 * @param token an invitation that no other test uses
 */
function testJoining(locale: Locale, token: string): void {
  const { prefix, team, fields, forms, errors } = messages[locale];
  test('a visitor without an account agrees, gets one and joins', async ({ page, pageErrors }) => {
    await page.goto(`${prefix}/teaminvited?token=${token}`);
    await waitForHydration(page);
    const heading = (title: string) => page.getByRole('heading', { name: pattern(title) });
    await expect(heading(team.screens.noAccount.title)).toBeVisible();
    const agree = page.getByRole('checkbox');
    await expect(agree).toBeChecked();
    await agree.uncheck();
    const phone = createPhone();
    await page.getByRole('textbox', { name: fields.names.phone.label }).fill(phone);
    await page.getByRole('button', { name: forms.code.send }).click();
    await expect(page.getByText(forms.code.textSent).first()).toBeVisible();
    const code = page.getByRole('textbox', { name: fields.names.code.label });
    await code.fill(wrongCode(readLastCode(phone)));
    const name = page.getByRole('textbox', { name: messages[locale].fields.names.name.label });
    await name.fill('王小明1');
    const submit = page.getByRole('button', { name: team.submit });
    await submit.click();
    await expect(name).toHaveAccessibleDescription(
      fields.named.endsWithDigit.replace('{label}', fields.names.name.label),
    );
    await expect(agree).toHaveAccessibleDescription(new RegExp(fields.errors.agreement));
    await name.fill('王小明');
    await agree.check();
    await submit.click();
    // Chinese pages show the upstream's own message.
    await expect(code).toHaveAccessibleDescription(
      new RegExp(locale === 'zh-CN' ? '验证码错误' : errors.codeInvalid),
    );
    await expect(name).toHaveValue('王小明');
    await code.fill(readLastCode(phone));
    await submit.click();
    await expect(heading(team.screens.success.title)).toBeVisible();
    pageErrors.length = 0; // The test expects refused requests in the browser's console.
    // The link was used, so it now says that the person has joined.
    await page.reload();
    await expect(heading(team.screens.joined.title)).toBeVisible();
  });
}

testJoining('zh-CN', 'invite-open-4');

test.describe('on a phone', () => {
  test.use(phoneDevice);
  testJoining('en-US', 'invite-open-3');
});
