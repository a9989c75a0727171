/** Versions are uploaded, published, scheduled, marked and retired; the public site follows on its own. */
import { createHash } from 'node:crypto';
import { request, type Page } from '@playwright/test';
import { releases as en } from '@superbrowser/console/messages/en-US/content.json';
import { releases as zh } from '@superbrowser/console/messages/zh-CN/content.json';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { describeRecordType } from './support/record-descriptions';
import { confirmAction, expect, test } from './support/console-test';
import { formsOf } from './support/html-forms';
import { createTestPackage, uploadPackage, type TestPackage } from './support/package-uploads';
import { createConsoleClient } from './support/staff';

const platform = 'windows-base';
const [releases, scheduled] = [describeRecordType('releases'), describeRecordType('schedule')];

const fileOf = ({ name, bytes }: TestPackage) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: bytes,
});
const choose = (page: Page, testPackage: TestPackage) =>
  page.getByLabel(zh.upload.choose).setInputFiles(fileOf(testPackage));

/** Where the public site redirects a request for a version; null where the site does not know the version. */
async function fetchPublicLink(version: string): Promise<string | null> {
  const site = await request.newContext({ baseURL: siteOrigin, maxRedirects: 0 });
  const response = await site.get(`/api/download/${platform}?version=${version}`);
  const link = response.status() === 302 ? (response.headers()['location'] ?? null) : null;
  await site.dispose();
  return link;
}

async function fetchPublicHash(version: string): Promise<string> {
  const site = await request.newContext({ baseURL: siteOrigin });
  const body = await (await site.get((await fetchPublicLink(version)) ?? '/nothing')).body();
  await site.dispose();
  return createHash('sha256').update(body).digest('hex');
}

test('uploads, publishes, marks and retires a version', async ({ openPageAs }) => {
  const page = await openPageAs('editor');
  const testPackage = createTestPackage();
  await page.goto('/releases');
  await page.getByRole('link', { name: zh.new }).click();
  await choose(page, testPackage);
  await expect(page.getByText(testPackage.sha256).first()).toBeVisible();
  await page.getByRole('link', { name: zh.upload.publish, exact: true }).click();
  await expect(page.getByLabel(releases.arg('publish', 'version'))).toHaveValue(
    testPackage.version,
  );
  await page.getByLabel(releases.arg('publish', 'platform')).selectOption(platform);
  await page.getByLabel(releases.arg('publish', 'type')).selectOption('beta');
  // The checksum is of another build: nothing is published, and what was entered stays.
  await page.getByLabel(releases.arg('publish', 'sha256')).fill('a'.repeat(64));
  await page.getByRole('button', { name: zh.form.title, exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(testPackage.sha256);
  await expect(page.getByLabel(releases.arg('publish', 'type'))).toHaveValue('beta');
  expect(await fetchPublicLink(testPackage.version)).toBeNull();
  await page.getByLabel(releases.arg('publish', 'sha256')).fill(testPackage.sha256);
  await page.getByRole('button', { name: zh.form.title, exact: true }).click();
  await expect(page).toHaveURL(/\/releases\?result=/);
  await expect(page.getByRole('main').getByRole('status')).toContainText(releases.label('publish'));
  await expect(page.getByText(testPackage.sha256).first()).toBeVisible();
  const row = page.getByRole('row', { name: testPackage.version });
  await page.goto(`/releases?platform=${platform}`);
  await expect(row).toContainText('测试版');
  await expect
    .poll(() => fetchPublicLink(testPackage.version))
    .toContain(`/files/v5/${testPackage.name}`);
  expect(await fetchPublicHash(testPackage.version)).toBe(testPackage.sha256);

  await row.getByRole('link').first().click();
  await page.locator('#mark-type').selectOption('older');
  await page.getByRole('button', { name: releases.label('mark') }).click();
  await expect(page.getByRole('main').getByText('历史版本').first()).toBeVisible();
  await page.getByRole('button', { name: releases.label('retire') }).click();
  await confirmAction(page, releases.label('retire'));
  await page.goto(`/releases?platform=${platform}`);
  await expect(row).toHaveCount(0);
  await expect.poll(() => fetchPublicLink(testPackage.version)).toBeNull();
});

test('waits while the connection is broken, and says so', async ({ openPageAs, pageErrors }) => {
  const page = await openPageAs('editor');
  let attempts = 0;
  await page.route('**/append**', async (route) => {
    attempts += 1;
    await (attempts === 1 ? route.abort('connectionreset') : route.continue());
  });
  const testPackage = createTestPackage(3_000_000);
  await page.goto('/releases/new');
  await choose(page, testPackage);
  await expect(page.getByRole('status')).toContainText('连接中断');
  await expect(page.getByText(testPackage.sha256).first()).toBeVisible();
  pageErrors.length = 0;
});

test('continues after a reload with the same file, and can be paused and canceled', async ({
  openPageAs,
  pageErrors,
}) => {
  const page = await openPageAs('editor');
  const offsets: string[] = [];
  await page.route('**/append**', async (route) => {
    const offset = new URL(route.request().url()).searchParams.get('at') ?? '';
    offsets.push(offset);
    // The first part gets through, nothing after it.
    await (offset === '0' ? route.continue() : route.abort('connectionreset'));
  });
  const testPackage = createTestPackage(3_000_000);
  await page.goto('/releases/new');
  await choose(page, testPackage);
  await expect(page.getByRole('status')).toContainText('连接中断');
  await page.getByRole('button', { name: zh.upload.pause }).click();
  await expect(page.getByRole('status')).toContainText(zh.upload.paused);
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '1048576');
  await page.reload();
  const row = page.getByRole('row', { name: testPackage.name });
  await expect(row).toContainText('34%');
  offsets.length = 0;
  await choose(page, testPackage);
  await expect.poll(() => offsets[0]).toBe('1048576');
  await page.getByRole('button', { name: zh.upload.cancel }).click();
  await expect(page.getByRole('status')).toContainText(zh.upload.canceled);
  await page.reload();
  await expect(row).toHaveCount(0);
  pageErrors.length = 0;
});

test('refuses another kind of file with a message, and stores nothing of it', async ({
  openPageAs,
  pageErrors,
}) => {
  const page = await openPageAs('editor');
  await page.goto('/releases/new');
  const input = page.getByLabel(zh.upload.choose);
  const [testPackage, mimeType] = [createTestPackage(), 'application/octet-stream'];
  const picture = { name: 'photo-1.png', mimeType, buffer: testPackage.bytes };
  const renamedPdf = {
    name: testPackage.name,
    mimeType,
    buffer: Buffer.from('%PDF-1.7'.padEnd(5_000)),
  };
  for (const [file, message] of [
    [{ ...picture, name: testPackage.name, buffer: Buffer.alloc(0) }, '这个文件是空的'],
    [picture, '不是安装包'],
    [renamedPdf, '文件内容不是 .exe 安装包'],
  ] as const) {
    await input.setInputFiles(file);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
  }
  await page.reload();
  await expect(page.getByRole('row', { name: testPackage.name })).toHaveCount(0);
  // The browser logs the server's refusals.
  pageErrors.length = 0;
});

test('publishes at a set time on its own, and removes others from the schedule', async ({
  openPageAs,
  ensureStaff,
}) => {
  const { state } = await ensureStaff('editor');
  const client = await createConsoleClient(state);
  const schedule = async (testPackage: TestPackage, time: Date) => {
    const back = `/releases/new?upload=${await uploadPackage(state, testPackage)}`;
    const form = formsOf(await (await client.get(back)).text()).find(
      ({ action }) => action === '/do/releases/publish',
    );
    const named = { platform, line: 'v5', version: testPackage.version, type: 'beta' };
    await client.post('/do/releases/publish', {
      form: { ...form?.fields, ...named, at: time.toISOString() },
    });
  };
  const [soonPackage, laterPackage] = [createTestPackage(), createTestPackage()];
  await schedule(laterPackage, new Date(Date.now() + 86_400_000));
  await schedule(soonPackage, new Date(Date.now() + 3_000));
  const page = await openPageAs('editor');
  await page.goto('/releases');
  const scheduledRegion = page.getByRole('region', { name: scheduled.title });
  await expect(scheduledRegion.getByRole('row', { name: laterPackage.version })).toBeVisible();
  await expect
    .poll(() => fetchPublicLink(soonPackage.version), { timeout: 40_000 })
    .toContain(soonPackage.name);
  expect(await fetchPublicHash(soonPackage.version)).toBe(soonPackage.sha256);
  expect(await fetchPublicLink(laterPackage.version)).toBeNull();
  await scheduledRegion
    .getByRole('row', { name: laterPackage.version })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: scheduled.label('cancel') }).click();
  await page.goto('/releases');
  await expect(scheduledRegion.getByRole('row', { name: laterPackage.version })).toHaveCount(0);
  await page.goto('/releases/new');
  await page
    .getByRole('button', { name: `${zh.unpublished.discard}: ${laterPackage.name}` })
    .click();
  await confirmAction(page, describeRecordType('uploads').label('discard'));
  await expect(page.getByRole('row', { name: laterPackage.name })).toHaveCount(0);
  await client.dispose();
});

test('says what to do where scripts do not run', async ({ openPageAs }) => {
  const page = await openPageAs('editor', { locale: 'en-US', javaScriptEnabled: false });
  await page.goto('/releases/new');
  const notice = page.locator('noscript p');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('npm run backend -- releases add');
  await expect(page.getByLabel(en.upload.choose)).toHaveCount(0);
});

test('shows a reader the versions, but no form to change them', async ({ openPageAs }) => {
  const page = await openPageAs('reader');
  await page.goto('/releases');
  await expect(page.getByRole('row', { name: '5.290.2' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: zh.new })).toHaveCount(0);
  await page.goto('/releases/windows:v5:5.290.2');
  await expect(page.getByRole('main').locator('form')).toHaveCount(0);
});
