/** Personal data in the console: found, exported, and erased only after a confirmation. */
import { readFile } from 'node:fs/promises';
import { createPhone } from '../support/visitors/visitor';
import { selectRows } from '../support/servers/database';
import { expect, findRefusal, test } from './support/console-test';
import { loadAuditEntries, storeApplication } from './support/console-rows';
import { describeRecordType } from './support/record-descriptions';
import { consoleMessages } from './support/console-messages';

const texts = describeRecordType('people');
const { list } = consoleMessages['zh-CN'];
const phoneLabel = texts.field('phone');

const countStored = async (phone: string) =>
  (await selectRows('select apply_no from applications where phone = ?', [`+86${phone}`])).length;

test('support exports what is stored, and may not erase it', async ({
  openPageAs,
  ensureStaff,
}) => {
  const phone = createPhone();
  const number = await storeApplication({ company: 'Kept firm', phone: `+86${phone}` });
  const page = await openPageAs('support');
  await page.goto('/people');
  await page.getByLabel(phoneLabel, { exact: true }).fill(`+86 ${phone}`);
  await page.getByRole('button', { name: list.find }).click();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: texts.label('export') }).click(),
  ]);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as object;
  expect(JSON.stringify(data)).toContain('Kept firm');
  await expect(page.getByRole('button', { name: texts.label('erase') })).toHaveCount(0);
  const lines = await loadAuditEntries((await ensureStaff('support')).name);
  const personLines = lines.filter(({ subject }) => String(subject).endsWith(phone.slice(-4)));
  expect(personLines.map(({ verb }) => verb)).toEqual(
    expect.arrayContaining(['people show', 'people export']),
  );
  expect(JSON.stringify(personLines)).not.toContain(phone);
});

test('an owner erases a person after typing the phone again; a wrong one erases nothing', async ({
  openPageAs,
}) => {
  const phone = createPhone();
  const number = await storeApplication({ company: 'Gone firm', phone: `+86${phone}` });
  const page = await openPageAs('owner');
  await page.goto(`/people?phone=${phone}`);
  // The page names what will be erased before it is confirmed.
  await expect(page.getByText(texts.field('data_to_delete'))).toBeVisible();
  await expect(page.getByText(texts.field('data_to_retain'))).toBeVisible();
  await page.getByLabel(list.confirm.replace('{key}', phoneLabel)).fill(`${phone.slice(0, -1)}x`);
  await page.getByRole('button', { name: texts.label('erase') }).click();
  await expect(findRefusal(page)).toBeVisible();
  await expect(page.getByLabel(list.confirm.replace('{key}', phoneLabel))).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  expect(await countStored(phone)).toBe(1);
  await page.getByLabel(list.confirm.replace('{key}', phoneLabel)).fill(phone);
  await page.getByRole('button', { name: texts.label('erase') }).click();
  await expect(page.getByRole('status')).toBeVisible();
  expect(await countStored(phone)).toBe(0);
  // Afterwards the page names what was erased.
  await expect(page.getByText(number)).toBeVisible();
});

test('an invalid phone is reported at its field, which keeps what was typed', async ({
  openPageAs,
}) => {
  const page = await openPageAs('support', { locale: 'en-US' });
  await page.goto('/people?phone=12');
  const field = page.getByLabel(describeRecordType('people', 'en').field('phone'), { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('12');
});
