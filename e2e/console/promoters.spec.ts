/** Promoters at the console. */
import { randomBytes } from 'node:crypto';
import { expect, refusalOn, test } from '../support/console';
import { rowsOf } from '../support/console-records';
import { consoleMessages } from '../support/console-words';
import { siteOrigin } from '../support/servers';

const words = consoleMessages['zh-CN'].promoters;
const newCode = () => `p${randomBytes(6).toString('hex')}`;

const promoter = async (id: string) =>
  (await rowsOf('select * from promoters where promoter_id = ?', [id]))[0];

test('an editor adds a promoter, changes it, and nothing entered is lost on a mistake', async ({
  as,
}) => {
  const id = newCode();
  const page = await as('editor');
  await page.goto('/promoters');
  await page.getByLabel(words.id).fill(id);
  await page.getByLabel(words.name).fill('李推广');
  await page.getByLabel(words.base).fill('a lot');
  await page.getByLabel(words.more).fill('30');
  await page.getByRole('button', { name: words.save }).click();
  await expect(refusalOn(page)).toBeVisible();
  await expect(page.getByLabel(words.base)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(words.base)).toHaveValue('a lot');
  await expect(page.getByLabel(words.name)).toHaveValue('李推广');
  expect(await promoter(id)).toBeUndefined();
  await page.getByLabel(words.base).fill('50');
  await page.getByLabel(words.toV6).check();
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('status')).toBeVisible();
  expect(await promoter(id)).toMatchObject({ base_coupon: 50, more_coupon: 30, is_to_v6: 1 });
  const row = page.getByRole('row', { name: new RegExp(id) });
  await row.getByRole('link', { name: words.edit }).click();
  await expect(page.getByLabel(words.name)).toHaveValue('李推广');
  await page.getByLabel(words.toV6).uncheck();
  await page.getByLabel(words.more).fill('40');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('status')).toBeVisible();
  expect(await promoter(id)).toMatchObject({ more_coupon: 40, is_to_v6: 0 });
  await expect(row.getByRole('button', { name: words.block })).toHaveCount(0);
});

test('support gives a promoter the link to the figures, once, and blocks and unblocks', async ({
  as,
}) => {
  const id = newCode();
  const owner = await as('owner');
  await owner.goto('/promoters');
  await owner.getByLabel(words.id).fill(id);
  await owner.getByLabel(words.base).fill('1');
  await owner.getByLabel(words.more).fill('1');
  await owner.getByRole('button', { name: words.save }).click();
  await expect(owner.getByRole('status')).toBeVisible();
  const page = await as('support');
  await page.goto('/promoters');
  const row = page.getByRole('row', { name: new RegExp(id) });
  await row.getByRole('button', { name: words.link }).click();
  const shown = page.getByText(/\/partners\/figures\?pass=/).first();
  const address = /\/partners\/figures\?pass=\S+/.exec(await shown.innerText())?.[0] ?? '';
  const figures = await fetch(siteOrigin + address, { redirect: 'manual' });
  expect(figures.status, 'the site takes the link').toBe(303);
  expect(figures.headers.get('location')).not.toContain('refused');
  await page.reload();
  await expect(shown, 'it is shown once').toHaveCount(0);
  await row.getByRole('button', { name: words.block, exact: true }).click();
  await expect(row.getByText(words.blocked)).toBeVisible();
  await row.getByRole('button', { name: words.unblock }).click();
  await expect(row.getByText(words.open)).toBeVisible();
});

test('a reader looks, and is offered nothing to change', async ({ as }) => {
  const page = await as('reader');
  await page.goto('/promoters');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').locator('form')).toHaveCount(0);
});
