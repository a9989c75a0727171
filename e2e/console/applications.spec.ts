/** Staff search for, take, mark as done and export applications in the console. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { samplePng } from '@/lib/testing/sample-png';
import { createPhone } from '../support/visitors/visitor';
import {
  sendWithScreenshot,
  withSubmissionMeta,
  describeKindOfSlug,
} from '../support/applications/send-application';
import { messages as siteWords } from '../support/pages/messages';
import { selectRows } from '../support/servers/database';
import { expect, addSignedInStaff, findRefusal, test } from './support/console-test';
import { loadAuditEntries, loadApplicationState, storeApplication } from './support/console-rows';
import { describeRecordType } from './support/record-descriptions';
import { consoleMessages } from './support/console-messages';
import { createConsoleClient } from './support/staff';

const texts = describeRecordType('applications');
const { list, signIn } = consoleMessages['zh-CN'];
const noteLabel = texts.arg('note', 'text');
const resultLabel = texts.arg('done', 'note');
const { options } = siteWords['zh-CN'].fields;

/** A name no other application has. */
const newCompany = () => `Firm ${randomBytes(6).toString('hex')}`;

test('are found by number, phone, last digits, company and contact, and the URL keeps the search', async ({
  openPageAs,
}) => {
  const [company, phone] = [newCompany(), createPhone()];
  const contact = `Contact ${company}`;
  const number = await storeApplication({ company, contact, phone: `+86${phone}` });
  const page = await openPageAs('reader');
  await page.goto('/applications');
  for (const query of [number, phone, `+86 ${phone}`, company.toLowerCase(), contact.slice(4)]) {
    await page.getByLabel(texts.filter('q')).fill(query);
    await page.getByRole('button', { name: list.filter, exact: true }).click();
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await expect(page.getByLabel(texts.filter('q'))).toHaveValue(query);
  }
  await page.goto(`/applications?q=${encodeURIComponent(company)}&state=done`);
  await expect(page.getByText(list.none)).toBeVisible();
  await page.goto(
    `/applications?q=${encodeURIComponent(company)}&state=new&kind=private&handler=-`,
  );
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.goto('/applications?state=nonsense&kind=7&from=yesterday&page=-3&size=9&after=x');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('are listed page by page, by page number and in the chosen size, none of them twice', async ({
  openPageAs,
}) => {
  const company = newCompany();
  const numbers: string[] = [];
  for (let n = 0; n < 45; n += 1)
    numbers.push(await storeApplication({ company, atMs: Date.now() - n * 60_000 }));
  const page = await openPageAs('reader');
  const readShownNumbers = () => page.locator('tbody th a').allInnerTexts();
  await page.goto(`/applications?q=${encodeURIComponent(company)}`);
  const shownNumbers = await readShownNumbers();
  const pages = page.getByRole('navigation', { name: '翻页' });
  for (const count of [20, 5]) {
    await pages.getByRole('link', { name: '下一页' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(count);
    shownNumbers.push(...(await readShownNumbers()));
  }
  expect(shownNumbers).toEqual(numbers);
  await expect(pages.getByRole('link', { name: '下一页' })).toHaveCount(0);
  await pages.getByRole('link', { name: '上一页' }).click();
  await expect(page.locator('tbody th a').first()).toHaveText(numbers[20] ?? '');
  await pages.getByLabel('跳到第').fill('3');
  await pages.getByRole('button').click();
  await expect(page.locator('tbody th a').first()).toHaveText(numbers[40] ?? '');
  await pages.getByLabel('每页').selectOption('50');
  await pages.getByLabel('跳到第').fill('99');
  await pages.getByRole('button').click();
  await expect(page.locator('tbody tr')).toHaveCount(45);
  // A record leads back to the page that is shown, not to the one that was asked for.
  await page.locator('tbody th a').first().click();
  await page.getByRole('link', { name: list.back, exact: true }).click();
  await expect(page).toHaveURL(/[?&]size=50/);
  expect(new URL(page.url()).searchParams.has('page')).toBe(false);
});

test('are worked on without scripts: taken, noted, done, opened again', async ({
  openPageAs,
  ensureStaff,
}) => {
  const number = await storeApplication({ company: newCompany() });
  const { name } = await ensureStaff('support');
  const page = await openPageAs('support', { javaScriptEnabled: false });
  await page.goto(`/applications/${number}`);
  await expect(page.getByText(options.seats['500+'])).toBeVisible();
  await expect(page.getByText('first line second line')).toBeVisible();
  await page.getByRole('button', { name: texts.label('take'), exact: true }).click();
  await expect(page.getByRole('status')).toBeVisible();
  expect(await loadApplicationState(number)).toMatchObject({ state: 'in work', handler: name });
  await page.getByLabel(noteLabel).fill('called, <b>nobody</b> there');
  await page.getByRole('button', { name: texts.label('note'), exact: true }).click();
  await expect(page.getByText('called, <b>nobody</b> there')).toBeVisible();
  await page.getByLabel(resultLabel).fill('sold');
  await page.getByRole('button', { name: texts.label('done'), exact: true }).click();
  await expect(page.getByRole('button', { name: texts.label('reopen') })).toBeVisible();
  expect(await loadApplicationState(number)).toMatchObject({ state: 'done', handler: name });
  await page.getByRole('button', { name: texts.label('reopen') }).click();
  await expect(page.getByRole('button', { name: texts.label('done'), exact: true })).toBeVisible();
  expect(await loadApplicationState(number)).toMatchObject({ state: 'in work', handler: name });
  const lines = (await loadAuditEntries(name)).filter(
    ({ subject, verb }) => subject === number && verb !== 'applications show',
  );
  expect(lines.map(({ verb }) => verb)).toEqual([
    'applications take',
    'applications note',
    'applications done',
    'applications reopen',
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/nobody there|sold/);
});

test('go to a colleague, and back to the queue', async ({ openPageAs, ensureStaff }) => {
  const number = await storeApplication({ company: newCompany() });
  const { name: owner } = await ensureStaff('owner');
  const page = await openPageAs('support');
  await page.goto(`/applications/${number}`);
  const assignTo = async (assignee: string) => {
    await page.getByLabel(texts.arg('assign', 'to'), { exact: true }).selectOption(assignee);
    await page.getByRole('button', { name: texts.label('assign'), exact: true }).click();
    await expect(page.getByRole('status')).toBeVisible();
  };
  await assignTo(owner);
  expect(await loadApplicationState(number)).toEqual({ state: 'in work', handler: owner });
  await assignTo('nobody');
  expect(await loadApplicationState(number)).toEqual({ state: 'new', handler: null });
});

test('are marked as done together and reopened with one click', async ({ openPageAs }) => {
  const company = newCompany();
  const numbers = [await storeApplication({ company }), await storeApplication({ company })];
  const page = await openPageAs('support');
  await page.goto(`/applications?q=${encodeURIComponent(company)}`);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page
    .getByRole('button', { name: list.withSelected.replace('{what}', texts.label('done')) })
    .click();
  await expect(page.getByRole('status')).toBeVisible();
  for (const number of numbers)
    expect(await loadApplicationState(number)).toMatchObject({ state: 'done' });
  await expect(page).toHaveURL(/[?&]q=/);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  for (const number of numbers)
    expect(await loadApplicationState(number)).toMatchObject({ state: 'new', handler: null });
});

test('are handed to a colleague together, but not without a selection or a name', async ({
  openPageAs,
  ensureStaff,
}) => {
  const company = newCompany();
  const numbers = [await storeApplication({ company }), await storeApplication({ company })];
  const { name: owner } = await ensureStaff('owner');
  const page = await openPageAs('support');
  await page.goto(`/applications?q=${encodeURIComponent(company)}`);
  const assignLabel = list.withSelected.replace('{what}', texts.label('assign'));
  const assign = () => page.getByRole('button', { name: assignLabel }).click();
  await assign();
  await expect(findRefusal(page)).toBeVisible();
  await page.locator('#selected-assign-to').selectOption(owner);
  await assign();
  await expect(findRefusal(page)).toContainText('请先勾选');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.locator('#selected-assign-to').selectOption(owner);
  await assign();
  await expect(page.getByRole('status')).toContainText(owner);
  for (const number of numbers)
    expect(await loadApplicationState(number)).toEqual({ state: 'in work', handler: owner });
});

test('what was typed when the session ended is restored after the next sign-in', async ({
  openPageAs,
}) => {
  const number = await storeApplication({ company: newCompany() });
  const colleague = await addSignedInStaff('support');
  const page = await openPageAs(colleague, { javaScriptEnabled: false });
  await page.goto(`/applications/${number}`);
  await page.getByLabel(noteLabel).fill('half a working day of thoughts');
  await page.context().clearCookies({ name: 'console' });
  await page.getByRole('button', { name: texts.label('note'), exact: true }).click();
  await expect(page.getByText(signIn.ended)).toBeVisible();
  await page.getByLabel(signIn.name).fill(colleague.name);
  await page.getByLabel(signIn.password).fill(colleague.password);
  await page.getByLabel(signIn.code).fill(colleague.recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: signIn.submit }).click();
  await expect(findRefusal(page)).toContainText('登录已失效');
  await expect(page.getByLabel(noteLabel)).toHaveValue('half a working day of thoughts');
  await page.getByRole('button', { name: texts.label('note'), exact: true }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await expect(page.getByText('half a working day of thoughts')).toBeVisible();
});

test('are exported as a table that runs no formulas, and the audit records it', async ({
  openPageAs,
  ensureStaff,
}) => {
  const company = `=HYPERLINK("http://evil.example") ${newCompany()}`;
  const number = await storeApplication({ company, contact: '@SUM(1)' });
  const page = await openPageAs('support');
  await page.goto(`/applications?q=${encodeURIComponent(company)}`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: texts.label('export') }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('applications.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain(number);
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")`);
  expect(text).toContain("'@SUM(1)");
  const lastLine = (await loadAuditEntries((await ensureStaff('support')).name)).at(-1);
  expect(lastLine).toMatchObject({ verb: 'applications export' });
  expect(JSON.stringify(lastLine)).not.toContain('HYPERLINK');
});

test('new ones are counted in the title', async ({ openPageAs }) => {
  const page = await openPageAs('reader');
  await storeApplication({ company: newCompany() });
  const countStored = async () =>
    Number(
      (await selectRows("select count(*) as n from applications where state = 'new'"))[0]?.['n'],
    );
  // Other tests store applications and mark them as done meanwhile.
  await expect(async () => {
    const count = await countStored();
    await page.goto('/applications');
    expect(Number(/^（(\d+)）/.exec(await page.title())?.[1] ?? 0)).toBe(count);
    expect(count).toBeGreaterThan(0);
  }).toPass({ timeout: 30_000 });
});

test('can be called or written to with one click', async ({ openPageAs }) => {
  const company = newCompany();
  const number = await storeApplication({ company, phone: `+86${createPhone()}` });
  const page = await openPageAs('support');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/applications/${number}`);
  await page.getByRole('button', { name: list.copy, exact: true }).click();
  await expect(page.getByRole('button', { name: list.copied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(company);
  expect(copied).toContain('wang@example.cn');
  // One link leads to everything stored about the person, another link leads back.
  await page.getByRole('link', { name: list.person }).click();
  await page.getByRole('link', { name: list.backTo.replace('{name}', number) }).click();
  await expect(page.getByText(company).first()).toBeVisible();
});

/* Two people edit the same application: the second one sees the change and loses nothing. */

test('the second of two who save sees who changed it and keeps what was typed', async ({
  openPageAs,
  ensureStaff,
}) => {
  const number = await storeApplication({ company: 'Two people' });
  const [first, second] = [await openPageAs('support'), await openPageAs('owner')];
  for (const page of [first, second]) await page.goto(`/applications/${number}`);
  const { name } = await ensureStaff('support');
  await first.getByRole('button', { name: texts.label('take'), exact: true }).click();
  await expect(first.getByRole('status')).toBeVisible();
  await second.getByLabel(resultLabel).fill('sold by the second');
  await second.getByRole('button', { name: texts.label('done'), exact: true }).click();
  await expect(findRefusal(second)).toContainText(name);
  await expect(second.getByLabel(resultLabel)).toHaveValue('sold by the second');
  expect(await loadApplicationState(number)).toEqual({ state: 'in work', handler: name });
  await second.getByRole('button', { name: texts.label('done'), exact: true }).click();
  await expect(second.getByRole('status')).toBeVisible();
  expect(await loadApplicationState(number)).toMatchObject({ state: 'done', handler: name });
});

test('notes of two people never conflict', async ({ openPageAs }) => {
  const number = await storeApplication({ company: 'Two notes' });
  const pages = [await openPageAs('support'), await openPageAs('owner')];
  for (const page of pages) await page.goto(`/applications/${number}`);
  for (const [n, page] of pages.entries()) {
    await page.getByLabel(noteLabel).fill(`note ${n}`);
    await page.getByRole('button', { name: texts.label('note'), exact: true }).click();
    await expect(page.getByRole('status')).toBeVisible();
  }
  for (const n of [0, 1]) await expect(pages[1]!.getByText(`note ${n}`)).toBeVisible();
});

/** A script hidden in the picture's metadata and after its end. */
const hidden = '<script>document.title = "run"</script>';

test('show a screenshot without what was hidden in and behind it', async ({
  openPageAs,
  ensureStaff,
}) => {
  const pictureBytes = Buffer.concat([samplePng({ text: hidden }), Buffer.from(hidden)]);
  const response = await sendWithScreenshot(
    withSubmissionMeta(describeKindOfSlug('feedback').requiredValues()),
    pictureBytes,
  );
  expect(response.status).toBe(200);
  const number = String(response.json['number']);
  const reader = await openPageAs('reader');
  await reader.goto(`/applications/${number}`);
  const image = reader.getByRole('img', {
    name: texts.field('screenshot'),
  });
  await expect(image).toBeVisible();
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1);
  const client = await createConsoleClient((await ensureStaff('reader')).state);
  const picture = await client.get(`/api/screenshots/${number}`);
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  });
  const bytes = await picture.body();
  expect(bytes.includes('script')).toBe(false);
  expect(bytes.subarray(-8, -4).toString('latin1'), 'it ends where a PNG ends').toBe('IEND');
  await client.dispose();
  const signedOut = await createConsoleClient();
  expect((await signedOut.get(`/api/screenshots/${number}`)).status()).toBe(404);
  await signedOut.dispose();
});

test('a reader sees masked phones in the list, and opening one is recorded', async ({
  openPageAs,
  ensureStaff,
}) => {
  const company = `covered-${Date.now()}`;
  const number = await storeApplication({ company, phone: '+8613812345678' });
  const page = await openPageAs('reader');
  await page.goto(`/applications?q=${company}`);
  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText('138****5678');
  await row.getByRole('link', { name: number }).click();
  await expect(page.getByText('13812345678').first()).toBeVisible();
  const lines = await loadAuditEntries((await ensureStaff('reader')).name);
  expect(lines.filter(({ subject }) => subject === number)).toMatchObject([
    { verb: 'applications show' },
  ]);
});
