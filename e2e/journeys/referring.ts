/** Who brought a visitor, from the address to the account (R10): nobody is asked about what they did not type. */
import type { Page } from '@playwright/test';
import { expect, lastCode, newAccount, newPhone, stored, test, visitor } from '../support/account';
import { accountPage, onSuccess } from '../support/account-page';
import { hydrated } from '../support/test';
import { words, type Locale } from '../support/words';

/** A promoter nobody knows, another one each time: what is known of one is remembered for a minute. */
const stranger = () => `stranger${Math.random().toString(36).slice(2, 10)}`;

/** What is kept of who brought an account. */
async function broughtBy(phone: string) {
  const sql = 'select promoter, channel_id, referral_code from users where phone = ?';
  const { rows } = await stored((client) => client.execute({ sql, args: [`+86${phone}`] }));
  const [row] = rows;
  return row && { promoter: row.promoter, channel: row.channel_id, code: row.referral_code };
}

/** The page has heard about the promoter, or that there is none. */
const lookedUp = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/promoter/discount'));

export function referring(locale: Locale): void {
  const { register, prefix, recommended } = words[locale];
  const by = recommended.replace('{name}', '示例推荐人 · 示例渠道商');

  /** Fills and sends the form. @returns the phone */
  async function finish(page: Page): Promise<string> {
    const on = accountPage(page, locale);
    const phone = newPhone();
    await on.sendCode(phone);
    await on.code.fill(lastCode(phone));
    await on.fillRest();
    await on.submit.click();
    return phone;
  }
  const question = (page: Page) => page.getByRole('alertdialog', { name: register.question.title });

  test('a promoter nobody knows fills nothing in, and is kept with the account', async ({
    page,
  }) => {
    const [on, promoter] = [accountPage(page, locale), stranger()];
    const heard = lookedUp(page);
    await on.open(`?promoter=${promoter}`);
    await heard;
    await expect(on.referral).toHaveValue('');
    await expect(on.referral).toHaveAccessibleDescription(register.referral.hint);
    const phone = await finish(page);
    await onSuccess(page, locale);
    expect(await broughtBy(phone)).toEqual({ promoter, channel: null, code: null });
  });

  test('a known promoter stands there by name, after the page that is everybody’s', async ({
    page,
    request,
  }) => {
    const on = accountPage(page, locale);
    await on.open('?promoter=abc123');
    await expect(on.referral).toHaveValue('abc123');
    await expect(on.referral).toHaveAccessibleDescription(by);
    const html = await request.get(`${prefix}/register?promoter=abc123`);
    expect(await html.text()).not.toContain('示例推荐人');
    const phone = await finish(page);
    await onSuccess(page, locale);
    expect(await broughtBy(phone)).toMatchObject({ promoter: 'abc123', code: 'abc123' });
  });

  test('an invite code stands there, and its owner has invited somebody', async ({
    page,
    request,
  }) => {
    const who = visitor(request);
    await newAccount(request, {}, who);
    const { inviteCode } = (await (await who.get('/api/invite-activity/code')).json()) as {
      inviteCode: string;
    };
    const on = accountPage(page, locale);
    await on.open(`?promoter=${inviteCode}`);
    await expect(on.referral).toHaveValue(inviteCode);
    const phone = await finish(page);
    await onSuccess(page, locale);
    expect(await broughtBy(phone)).toMatchObject({ code: inviteCode });
    const situation = await who.get('/api/invite-activity/situation');
    expect(await situation.json()).toMatchObject({ invited: 1 });
  });

  test('a prefilled code nobody has is dropped without a question', async ({ page }) => {
    const on = accountPage(page, locale);
    await on.open('?promoter=ZZZZ9999');
    await expect(on.referral).toHaveValue('ZZZZ9999');
    const phone = await finish(page);
    await onSuccess(page, locale);
    expect(await broughtBy(phone)).toMatchObject({ promoter: 'ZZZZ9999', code: null });
  });

  test('one that is typed over a prefilled one asks', async ({ page, problems }) => {
    const on = accountPage(page, locale);
    await on.open('?promoter=abc123');
    await expect(on.referral).toHaveValue('abc123');
    await on.referral.fill('NOBODY99');
    await expect(on.referral).toHaveAccessibleDescription(register.referral.hint);
    const phone = await finish(page);
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: register.question.confirm }).click();
    await onSuccess(page, locale);
    expect(await broughtBy(phone)).toMatchObject({ promoter: 'abc123', code: null });
    problems.length = 0; // The refused request stands in the console by design.
  });

  test('a channel is no referral code, however it looks', async ({ page }) => {
    const on = accountPage(page, locale);
    await on.open('?channelId=abc123');
    // Put into the address as the promoter it stands in for (A8), it still is a channel.
    await page.goto(`${prefix}/register?promoter=abc123`);
    await hydrated(page);
    await expect(on.referral).toHaveValue('');
    const phone = await finish(page);
    await onSuccess(page, locale);
    expect(await broughtBy(phone)).toMatchObject({ channel: 'abc123', code: null });
  });

  test('reloads, the way back and a second tab make nothing typed of it', async ({
    page,
    context,
  }) => {
    const on = accountPage(page, locale);
    await on.open('?promoter=ZZZZ8888');
    await expect(on.referral).toHaveValue('ZZZZ8888');
    await on.username.fill('seller01');
    await page.reload();
    await hydrated(page);
    await expect(on.referral).toHaveValue('ZZZZ8888');
    await page.goto(`${prefix}/contact`);
    await page.goBack();
    await hydrated(page);
    await expect(on.referral).toHaveValue('ZZZZ8888');
    const second = await context.newPage();
    await second.goto(`${prefix}/register?promoter=abc123`);
    await hydrated(second);
    await expect(accountPage(second, locale).referral).toHaveValue('abc123');
    // Sent from the first tab, whose code nobody typed; who brought them last is kept (A5).
    const phone = await finish(page);
    await onSuccess(page, locale);
    expect(await broughtBy(phone)).toMatchObject({ promoter: 'abc123', code: null });
  });
}
