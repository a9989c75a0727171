/** Two people at the same application: who comes second is told, and loses nothing. */
import { expect, refusalOn, test } from '../support/console';
import { stateOf, storeApplication } from '../support/console-records';
import { consoleWords } from '../support/console-words';

const words = consoleWords['zh-CN'].applications.one;

test('who saves second sees who changed it, and what was typed is still there', async ({
  as,
  staffOf,
}) => {
  const number = await storeApplication({ company: 'Two people' });
  const [first, second] = [await as('support'), await as('owner')];
  for (const page of [first, second]) await page.goto(`/applications/${number}`);
  const { name } = await staffOf('support');
  await first.getByRole('button', { name: words.take, exact: true }).click();
  await expect(first.getByRole('status')).toBeVisible();
  await second.getByLabel(words.result).fill('sold by the second');
  await second.getByRole('button', { name: words.done, exact: true }).click();
  await expect(refusalOn(second)).toContainText(name);
  await expect(second.getByLabel(words.result)).toHaveValue('sold by the second');
  expect(await stateOf(number)).toEqual({ state: 'in work', handler: name, note: null });
  await second.getByRole('button', { name: words.done, exact: true }).click();
  await expect(second.getByRole('status')).toBeVisible();
  expect(await stateOf(number)).toMatchObject({ state: 'done', handler: name });
});

test('notes of two never stand against each other', async ({ as }) => {
  const number = await storeApplication({ company: 'Two notes' });
  const pages = [await as('support'), await as('owner')];
  for (const page of pages) await page.goto(`/applications/${number}`);
  for (const [n, page] of pages.entries()) {
    await page.getByLabel(words.noteField).fill(`note ${n}`);
    await page.getByRole('button', { name: words.noteSubmit, exact: true }).click();
    await expect(page.getByRole('status')).toBeVisible();
  }
  expect((await stateOf(number))?.note).toMatch(/note 0\n.*note 1$/);
});
