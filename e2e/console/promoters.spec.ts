/** Staff add, change and block promoters in the console. */
import { randomBytes } from 'node:crypto';
import { runCommandForJson } from '../support/servers/operator-command';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { selectRows } from '../support/servers/database';
import { describeRecordType } from './support/record-descriptions';
import { confirmAction, expect, findRefusal, test } from './support/console-test';

const texts = describeRecordType('promoters');
const field = (name: string) => `#set-${name}`;
const newCode = () => `p${randomBytes(6).toString('hex')}`;

const readPromoter = async (id: string) =>
  (await selectRows('select * from promoters where promoter_id = ?', [id]))[0];

test('an editor adds a promoter and changes it, and a mistake loses nothing that was entered', async ({
  openPageAs,
}) => {
  const id = newCode();
  const page = await openPageAs('editor');
  await page.goto('/promoters');
  await page.locator('summary', { hasText: texts.newLabel('set') }).click();
  const add = () => page.getByRole('button', { name: texts.newLabel('set'), exact: true }).click();
  const save = () => page.getByRole('button', { name: texts.label('set'), exact: true }).click();
  await page.locator(field('id')).fill(id);
  await page.locator(field('name')).fill('李推广');
  await page.locator(field('base')).fill('a lot');
  await page.locator(field('more')).fill('30');
  await add();
  await expect(findRefusal(page)).toBeVisible();
  await expect(page.locator(field('base'))).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator(field('base'))).toHaveValue('a lot');
  await expect(page.locator(field('id'))).toHaveValue(id);
  await expect(page.locator(field('name'))).toHaveValue('李推广');
  expect(await readPromoter(id)).toBeUndefined();
  await page.locator(field('base')).fill('50');
  await page.locator(field('to_v6')).selectOption('yes');
  await add();
  await expect(page.getByRole('status')).toBeVisible();
  expect(await readPromoter(id)).toMatchObject({ base_coupon: 50, more_coupon: 30, is_to_v6: 1 });
  // An existing promoter is changed on its own page, never by adding it again.
  await page.locator('summary', { hasText: texts.newLabel('set') }).click();
  await page.locator(field('id')).fill(id);
  await page.locator(field('base')).fill('5');
  await page.locator(field('more')).fill('5');
  await add();
  await expect(page.locator(field('id'))).toHaveAttribute('aria-invalid', 'true');
  expect(await readPromoter(id)).toMatchObject({ base_coupon: 50, username: '李推广' });
  await page.goto(`/promoters/${id}`);
  await expect(page.locator(field('name'))).toHaveValue('李推广');
  await page.locator(field('to_v6')).selectOption('no');
  await page.locator(field('more')).fill('40');
  await save();
  await expect(page.getByRole('status')).toBeVisible();
  expect(await readPromoter(id)).toMatchObject({ more_coupon: 40, is_to_v6: 0 });
  await expect(page.getByRole('button', { name: texts.label('block') })).toHaveCount(0);
  await expect(page.getByText(texts.past('set')).first()).toBeVisible();
});

test('support gives a promoter the link to the figures, once, and blocks and unblocks the promoter', async ({
  openPageAs,
}) => {
  const id = newCode();
  await runCommandForJson(['promoters', 'set', id, '--base', '1', '--more', '1']);
  const page = await openPageAs('support');
  await page.goto('/promoters');
  await page.goto(`/promoters/${id}`);
  await page.getByRole('button', { name: texts.label('link') }).click();
  const linkText = page.getByText(/\/partners\/figures\?pass=/).first();
  const path = /\/partners\/figures\?pass=\S+/.exec(await linkText.innerText())?.[0] ?? '';
  const figures = await fetch(siteOrigin + path, { redirect: 'manual' });
  expect(figures.status, 'the site takes the link').toBe(303);
  expect(figures.headers.get('location')).not.toContain('refused');
  await page.reload();
  await expect(linkText, 'it is shown once').toHaveCount(0);
  await page.getByRole('button', { name: texts.label('block'), exact: true }).click();
  await confirmAction(page, texts.label('block'));
  await expect(page.getByRole('status')).toBeVisible();
  await page.getByRole('button', { name: texts.label('unblock') }).click();
  await expect(page.getByRole('button', { name: texts.label('block'), exact: true })).toBeVisible();
});

test('a reader sees promoters, and no form to change them', async ({ openPageAs }) => {
  const page = await openPageAs('reader');
  await page.goto('/promoters');
  await expect(page.getByRole('main').locator('form[method="post"]')).toHaveCount(0);
});
