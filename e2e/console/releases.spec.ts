/** Versions are uploaded, published, scheduled, marked and retired; the public site follows on its own. */
import { createHash } from 'node:crypto';
import { request, type Page } from '@playwright/test';
import { releases as en } from '@superbrowser/console/messages/en-US/content.json';
import { describeRecord } from '../support/console/record-descriptions';
import { releases as zh } from '@superbrowser/console/messages/zh-CN/content.json';
import { answerYes, expect, test } from '../support/console/console-test';
import { formsOf } from '../support/console/html-forms';
import { newPackage, uploadPackage, type Package } from '../support/console/package-uploads';
import { siteOrigin } from '../support/servers/servers';
import { consoleClient } from '../support/console/staff';

const system = 'windows-base';
const [releases, scheduled] = [describeRecord('releases'), describeRecord('schedule')];

const inForm = ({ name, bytes }: Package) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: bytes,
});
const choose = (page: Page, made: Package) =>
  page.getByLabel(zh.upload.choose).setInputFiles(inForm(made));

/** Where the public site redirects a request for a version; null where it knows none. */
async function publicLink(version: string): Promise<string | null> {
  const site = await request.newContext({ baseURL: siteOrigin, maxRedirects: 0 });
  const response = await site.get(`/api/download/${system}?version=${version}`);
  const link = response.status() === 302 ? (response.headers()['location'] ?? null) : null;
  await site.dispose();
  return link;
}

async function publicHash(version: string): Promise<string> {
  const site = await request.newContext({ baseURL: siteOrigin });
  const body = await (await site.get((await publicLink(version)) ?? '/nothing')).body();
  await site.dispose();
  return createHash('sha256').update(body).digest('hex');
}

test('uploads, publishes, marks and retires a version', async ({ as }) => {
  const page = await as('editor');
  const made = newPackage();
  await page.goto('/releases');
  await page.getByRole('link', { name: zh.new }).click();
  await choose(page, made);
  await expect(page.getByText(made.sha256).first()).toBeVisible();
  await page.getByRole('link', { name: zh.upload.publish, exact: true }).click();
  await expect(page.getByLabel(releases.arg('publish', 'version'))).toHaveValue(made.version);
  await page.getByLabel(releases.arg('publish', 'system')).selectOption(system);
  await page.getByLabel(releases.arg('publish', 'type')).selectOption('beta');
  // The checksum is of another build: nothing is published, and what was entered stays.
  await page.getByLabel(releases.arg('publish', 'sha256')).fill('a'.repeat(64));
  await page.getByRole('button', { name: zh.form.title, exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(made.sha256);
  await expect(page.getByLabel(releases.arg('publish', 'type'))).toHaveValue('beta');
  expect(await publicLink(made.version)).toBeNull();
  await page.getByLabel(releases.arg('publish', 'sha256')).fill(made.sha256);
  await page.getByRole('button', { name: zh.form.title, exact: true }).click();
  await expect(page).toHaveURL(/\/releases\?result=/);
  await expect(page.getByRole('main').getByRole('status')).toContainText(releases.label('publish'));
  await expect(page.getByText(made.sha256).first()).toBeVisible();
  const row = page.getByRole('row', { name: made.version });
  await page.goto(`/releases?system=${system}`);
  await expect(row).toContainText('测试版');
  await expect.poll(() => publicLink(made.version)).toContain(`/files/v5/${made.name}`);
  expect(await publicHash(made.version)).toBe(made.sha256);

  await row.getByRole('link').first().click();
  await page.locator('#mark-type').selectOption('older');
  await page.getByRole('button', { name: releases.label('mark') }).click();
  await expect(page.getByRole('main').getByText('历史版本').first()).toBeVisible();
  await page.getByRole('button', { name: releases.label('retire') }).click();
  await answerYes(page, releases.label('retire'));
  await page.goto(`/releases?system=${system}`);
  await expect(row).toHaveCount(0);
  await expect.poll(() => publicLink(made.version)).toBeNull();
});

test('waits while the connection is broken, and says so', async ({ as, problems }) => {
  const page = await as('editor');
  let broken = 0;
  await page.route('**/append**', async (route) => {
    broken += 1;
    await (broken === 1 ? route.abort('connectionreset') : route.continue());
  });
  const made = newPackage(3_000_000);
  await page.goto('/releases/new');
  await choose(page, made);
  await expect(page.getByRole('status')).toContainText('连接中断');
  await expect(page.getByText(made.sha256).first()).toBeVisible();
  problems.length = 0;
});

test('continues after a reload with the same file, and can be paused and canceled', async ({
  as,
  problems,
}) => {
  const page = await as('editor');
  const offsets: string[] = [];
  await page.route('**/append**', async (route) => {
    const at = new URL(route.request().url()).searchParams.get('at') ?? '';
    offsets.push(at);
    // The first part gets through, nothing after it.
    await (at === '0' ? route.continue() : route.abort('connectionreset'));
  });
  const made = newPackage(3_000_000);
  await page.goto('/releases/new');
  await choose(page, made);
  await expect(page.getByRole('status')).toContainText('连接中断');
  await page.getByRole('button', { name: zh.upload.pause }).click();
  await expect(page.getByRole('status')).toContainText(zh.upload.paused);
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '1048576');
  await page.reload();
  const row = page.getByRole('row', { name: made.name });
  await expect(row).toContainText('34%');
  offsets.length = 0;
  await choose(page, made);
  await expect.poll(() => offsets[0]).toBe('1048576');
  await page.getByRole('button', { name: zh.upload.cancel }).click();
  await expect(page.getByRole('status')).toContainText(zh.upload.canceled);
  await page.reload();
  await expect(row).toHaveCount(0);
  problems.length = 0;
});

test('refuses another kind of file with a message, and stores nothing of it', async ({
  as,
  problems,
}) => {
  const page = await as('editor');
  await page.goto('/releases/new');
  const input = page.getByLabel(zh.upload.choose);
  const [made, mimeType] = [newPackage(), 'application/octet-stream'];
  const picture = { name: 'photo-1.png', mimeType, buffer: made.bytes };
  const renamed = { name: made.name, mimeType, buffer: Buffer.from('%PDF-1.7'.padEnd(5_000)) };
  for (const [file, why] of [
    [{ ...picture, name: made.name, buffer: Buffer.alloc(0) }, '这个文件是空的'],
    [picture, '不是安装包'],
    [renamed, '文件内容不是 .exe 安装包'],
  ] as const) {
    await input.setInputFiles(file);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(why);
  }
  await page.reload();
  await expect(page.getByRole('row', { name: made.name })).toHaveCount(0);
  // The browser logs the server's refusals.
  problems.length = 0;
});

test('publishes at a set time on its own, and removes others from the schedule', async ({
  as,
  staffOf,
}) => {
  const { state } = await staffOf('editor');
  const client = await consoleClient(state);
  const schedule = async (made: Package, at: Date) => {
    const back = `/releases/new?upload=${await uploadPackage(state, made)}`;
    const form = formsOf(await (await client.get(back)).text()).find(
      ({ action }) => action === '/do/releases/publish',
    );
    const named = { system, line: 'v5', version: made.version, type: 'beta' };
    await client.post('/do/releases/publish', {
      form: { ...form?.fields, ...named, at: at.toISOString() },
    });
  };
  const [soon, later] = [newPackage(), newPackage()];
  await schedule(later, new Date(Date.now() + 86_400_000));
  await schedule(soon, new Date(Date.now() + 3_000));
  const page = await as('editor');
  await page.goto('/releases');
  const waiting = page.getByRole('region', { name: scheduled.title });
  await expect(waiting.getByRole('row', { name: later.version })).toBeVisible();
  await expect.poll(() => publicLink(soon.version), { timeout: 40_000 }).toContain(soon.name);
  expect(await publicHash(soon.version)).toBe(soon.sha256);
  expect(await publicLink(later.version)).toBeNull();
  await waiting.getByRole('row', { name: later.version }).getByRole('link').first().click();
  await page.getByRole('button', { name: scheduled.label('cancel') }).click();
  await page.goto('/releases');
  await expect(waiting.getByRole('row', { name: later.version })).toHaveCount(0);
  await page.goto('/releases/new');
  await page.getByRole('button', { name: `${zh.open.discard}: ${later.name}` }).click();
  await answerYes(page, describeRecord('uploads').label('discard'));
  await expect(page.getByRole('row', { name: later.name })).toHaveCount(0);
  await client.dispose();
});

test('says what to do where scripts do not run', async ({ as }) => {
  const page = await as('editor', { language: 'en-US', javaScriptEnabled: false });
  await page.goto('/releases/new');
  const instead = page.locator('noscript p');
  await expect(instead).toBeVisible();
  await expect(instead).toContainText('npm run backend -- releases add');
  await expect(page.getByLabel(en.upload.choose)).toHaveCount(0);
});

test('shows a reader the versions, but no form to change them', async ({ as }) => {
  const page = await as('reader');
  await page.goto('/releases');
  await expect(page.getByRole('row', { name: '5.290.2' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: zh.new })).toHaveCount(0);
  await page.goto('/releases/windows:v5:5.290.2');
  await expect(page.getByRole('main').locator('form')).toHaveCount(0);
});
