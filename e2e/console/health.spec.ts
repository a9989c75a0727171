/** The state of the site in the console: errors, refused requests, and deliveries that wait to be sent again. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  groupApplicationNumber,
  createApplicationNumber,
} from '@superbrowser/contract/forms/application-number';
import { health as enHealth } from '@superbrowser/console/messages/en-US/health.json';
import { health as zhHealth } from '@superbrowser/console/messages/zh-CN/health.json';
import { createPhone, createVisitor } from '../support/visitors/visitor';
import { findViolations } from '../support/browser/axe';
import { runSql, selectRows } from '../support/servers/database';
import { expect, test } from './support/console-test';

type Request = Parameters<typeof createVisitor>[0];

/**
 * Makes the site fail: the database holds an invitation that no page can be rendered from.
 * @returns the full id of the request, and the short id a visitor is shown
 */
async function causeFailure(request: Request): Promise<{ requestId: string; shortId: string }> {
  const token = randomBytes(16).toString('hex');
  const hash = createHash('sha256').update(token).digest('base64url');
  await runSql(
    'insert into invitations (token_hash, status, inviter, company_name, apply_status) values (?, 0, ?, ?, 1)',
    // Bytes where a text should be.
    [hash, new Uint8Array([0, 255]), 'x'],
  );
  const response = await createVisitor(request).post('/api/team-invitation/status', { token });
  expect(response.status()).toBe(502);
  const { request: shortId } = (await response.json()) as { request: string };
  return { requestId: response.headers()['x-request-id'] ?? '', shortId };
}

/**
 * Stores an application whose delivery the webhook refused three times.
 * @returns its number as it is shown, and as it is stored
 */
async function storeRefusedDelivery(): Promise<{ number: string; plain: string }> {
  const plain = createApplicationNumber((below) => randomInt(below));
  const now = new Date().toISOString();
  await runSql(
    `insert into applications (apply_no, type, apply_from, idempotency_key_hash, fields, created_at, state, changed_at)
      values (?, 5, 0, ?, '{}', ?, 'new', ?)`,
    [plain, `hash-${plain}`, now, now],
  );
  await runSql(
    `insert into application_deliveries (apply_no, attempts, next_attempt_at, last_failure)
      values (?, 3, '2001-01-01T00:00:00.000Z', 'the receiver answered 503')`,
    [plain],
  );
  return { number: groupApplicationNumber(plain), plain };
}

async function readDelivery(plain: string) {
  const sql = 'select attempts, last_failure from application_deliveries where apply_no = ?';
  const [row] = await selectRows(sql, [plain]);
  return { attempts: Number(row?.['attempts']), last_failure: row?.['last_failure'] ?? null };
}

/** Repeats an assertion about what the site writes to its database; it writes a few times a minute. */
const expectSoon = (assertion: () => Promise<void>) =>
  expect(assertion).toPass({ timeout: 45_000 });

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a visitor’s error is found by the id in the answer, with the keyboard alone', async ({
  openPageAs,
  request,
}) => {
  const { requestId, shortId } = await causeFailure(request);
  expect(requestId.startsWith(shortId)).toBe(true);
  const page = await openPageAs('support');
  await openPage(page, '/health');
  await page.getByLabel(zhHealth.request, { exact: true }).focus();
  await page.keyboard.type(shortId);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/health/errors\\?request=${shortId}$`));
  await expectSoon(async () => {
    await page.reload();
    await expect(page.getByRole('cell', { name: requestId })).toBeVisible({ timeout: 1_000 });
  });
  const table = page.getByRole('region', { name: zhHealth.errors });
  await expect(table).toContainText('POST /api/team-invitation/status');
  await expect(table.getByRole('row')).toHaveCount(2);
  expect(await findViolations(page)).toEqual([]);
  await openPage(page, '/health/errors?request=zzzz');
  await expect(page.getByLabel(zhHealth.request)).toHaveValue('zzzz');
  await expect(page.getByLabel(zhHealth.request)).toHaveAttribute('aria-invalid', 'true');
  await openPage(page, '/health/errors?request=00000000-0000-0000-0000-000000000000');
  await expect(page.getByText(zhHealth.errorsNotFound)).toBeVisible();
});

test('a limit that refused a request is counted', async ({ openPageAs, request }) => {
  const page = await openPageAs('support', { locale: 'en-US' });
  const row = page
    .getByRole('region', { name: enHealth.limitsTitle })
    .getByRole('row')
    .filter({ hasText: 'Codes requested, per phone' });
  const readHits = async () => {
    await openPage(page, '/health');
    const cells = (await row.count()) === 0 ? [] : await row.getByRole('cell').allInnerTexts();
    return Number((cells[2] ?? '0').replaceAll(',', ''));
  };
  const before = await readHits();
  const phone = createPhone();
  expect((await createVisitor(request).sendCode(phone)).status()).toBe(200);
  expect((await createVisitor(request).sendCode(phone)).status()).toBe(429);
  await expectSoon(async () => expect(await readHits()).toBeGreaterThan(before));
});

test('a delivery that was refused is sent again from the list, without scripts too', async ({
  openPageAs,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const { number, plain } = await storeRefusedDelivery();
    const page = await openPageAs('support', { javaScriptEnabled });
    await openPage(page, '/health');
    const list = page.getByRole('region', { name: zhHealth.webhooks.title });
    await expect(list.getByRole('link', { name: number })).toHaveAttribute(
      'href',
      `/applications/${number}`,
    );
    await page.getByRole('button', { name: `重发 ${number}` }).click();
    await expect(page.getByRole('status')).toBeVisible();
    await expect(page.getByRole('link', { name: number })).toHaveCount(0);
    expect(await readDelivery(plain)).toEqual({ attempts: 0, last_failure: null });
  }
});

test('warns in red when there is no backup or an old one, and says when the last was made', async ({
  openPageAs,
}) => {
  const page = await openPageAs('reader');
  const result = page.getByRole('region', { name: zhHealth.overall });
  const storeBackupLine = (hoursAgo: number) =>
    runSql("insert into audit_lines (audit_id, at, who, verb) values (?, ?, 'timer', 'backup')", [
      randomBytes(8).toString('hex'),
      new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    ]);
  await openPage(page, '/health');
  await expect(result).toContainText(zhHealth.findings.neverBackedUp);
  await expect(result).toContainText(zhHealth.tones.risk);
  await expect(page.getByText(zhHealth.noBackup, { exact: true })).toBeVisible();
  await storeBackupLine(40);
  await openPage(page, '/health');
  await expect(result).toContainText('已超过 36 小时');
  await storeBackupLine(1);
  await openPage(page, '/health');
  await expect(page.getByText(/最近一次备份：/)).toBeVisible();
  await expect(result).not.toContainText('备份');
});

test('a reader sees the state of the site, but neither errors nor limits', async ({
  openPageAs,
  pageErrors,
}) => {
  await storeRefusedDelivery();
  const page = await openPageAs('reader');
  await openPage(page, '/health');
  await expect(page.getByRole('heading', { name: zhHealth.partsTitle })).toBeVisible();
  await expect(page.getByRole('heading', { name: zhHealth.webhooks.title })).toBeVisible();
  for (const title of [zhHealth.latestErrors, zhHealth.limitsTitle])
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /重发/ })).toHaveCount(0);
  expect((await page.goto('/health/errors'))?.status()).toBe(404);
  pageErrors.length = 0;
});
