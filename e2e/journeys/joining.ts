/** Joining a team by an invitation (R8): a screen for each state, and the way in. */
import { expect, lastCode, newPhone, test, wrongCode } from '../support/account';
import { hydrated } from '../support/test';
import { words, type Locale } from '../support/words';

const tokens = {
  invalid: 'invite-abnormal',
  joined: 'invite-joined',
  waiting: 'invite-waiting',
  success: 'invite-success',
} as const;

/** @param open tokens nobody else in this run uses */
export function joining(locale: Locale, open: readonly [string, string]): void {
  const { prefix, team, forms, errors } = words[locale];
  const inviter = '{inviter}';
  const pattern = (text: string) =>
    new RegExp(
      text
        .replace(/\{\w+\}/g, '⁂')
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('⁂', '.+'),
    );

  for (const [state, token] of Object.entries(tokens))
    test(`shows the screen "${state}", ${locale}`, async ({ page }) => {
      await page.goto(`${prefix}/teaminvited?token=${token}`);
      const { title } = team.screens[state as keyof typeof tokens];
      await expect(page.getByRole('heading', { name: pattern(title) })).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    });

  for (const query of ['', '?token=', '?token=nobody-made-this'])
    test(`a link with ${query || 'nothing'} is invalid, ${locale}`, async ({ page }) => {
      await page.goto(`${prefix}/teaminvited${query}`);
      const { title } = team.screens.invalid;
      await expect(page.getByRole('heading', { name: pattern(title) })).toBeVisible();
    });

  test(`a name the inviter set cannot be changed, ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/teaminvited?token=invite-named`);
    const name = page.getByRole('textbox', { name: team.name.label });
    await expect(name).toHaveValue('示例成员');
    await expect(name).toHaveAttribute('readonly', '');
  });

  test(`who has no account gets one and is in, ${locale}`, async ({ page, problems }) => {
    await page.goto(`${prefix}/teaminvited?token=${open[0]}`);
    await hydrated(page);
    const title = pattern(team.screens.noAccount.title.replace(inviter, '{x}'));
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('checkbox')).toBeChecked();
    const phone = newPhone();
    await page.getByRole('textbox', { name: forms.phone.label }).fill(phone);
    await page.getByRole('button', { name: forms.code.send }).click();
    await expect(page.getByText(errors.codeSent).first()).toBeVisible();
    const code = page.getByRole('textbox', { name: forms.code.label });
    await code.fill(wrongCode(lastCode(phone)));
    const name = page.getByRole('textbox', { name: team.name.label });
    await name.fill('王小明1');
    await page.getByRole('button', { name: team.submit }).click();
    await expect(name).toHaveAccessibleDescription(new RegExp(forms.errors.endsWithDigit));
    await name.fill('王小明');
    await page.getByRole('button', { name: team.submit }).click();
    await expect(code).toHaveAccessibleDescription(
      new RegExp(locale === 'zh-CN' ? '验证码错误' : errors.codeInvalid),
    );
    await expect(name).toHaveValue('王小明');
    await code.fill(lastCode(phone));
    await page.getByRole('button', { name: team.submit }).click();
    await expect(page.getByRole('heading', { name: team.screens.success.title })).toBeVisible();
    problems.length = 0; // Refused requests stand in the console by design.
    // Used once: the same link now says that its person has joined.
    await page.reload();
    await expect(
      page.getByRole('heading', { name: pattern(team.screens.joined.title) }),
    ).toBeVisible();
  });

  test(`nothing joins without the agreement, ${locale}`, async ({ page }) => {
    await page.goto(`${prefix}/teaminvited?token=${open[1]}`);
    await hydrated(page);
    await page.getByRole('checkbox').uncheck();
    await page.getByRole('button', { name: team.submit }).click();
    await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(
      new RegExp(forms.errors.agreement),
    );
  });
}
