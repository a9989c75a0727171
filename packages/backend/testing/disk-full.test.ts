/**
 * Tests a database that may not grow. It stands for a full disk, which not every machine can have. `npm run bench --
 * disk-full` tests a real full disk.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '@superbrowser/backend/database/open-database';
import { startTestBackend } from '@/lib/testing/embedded-backend';
import { getTestTranslations } from '@/lib/testing/translator';
import { POST } from '@/app/api/applications/[slug]/route';
import { errors as en } from '@/messages/en-US/forms.json';
import { errors as zh } from '@/messages/zh-CN/forms.json';

jest.mock('next-intl/server', () => ({ getTranslations: jest.fn(getTestTranslations) }));

let folder: string;
let backend: Awaited<ReturnType<typeof startTestBackend>>;
let db: Db;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backend-'));
  process.env.DATA_DIR = folder;
  process.env.SESSION_KEY ??= 'a-session-key-for-tests-0123456789';
  backend = await startTestBackend({ isInMemory: false });
  db = await backend.getDatabase();
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

const limitPages = (pages: number) => sql.raw(`PRAGMA max_page_count = ${pages}`).execute(db);

let visitors = 0;
const nextVisitor = () => `198.18.0.${(visitors += 1)}`;

async function send(key: string, locale = 'zh-CN', ip = nextVisitor()) {
  const text = 'x'.repeat(2_000);
  const fields = { feedback_kind: 'bug', text, is_agreed: true };
  const form = { ...fields, idempotency_key: key, filled_ms: 60_000 };
  const request = new Request('http://localhost:3000/api/applications/feedback', {
    method: 'POST',
    body: JSON.stringify(form),
    headers: {
      'content-type': 'application/json',
      'content-language': locale,
      'sec-fetch-site': 'same-origin',
      'x-client-ip': ip,
    },
  });
  const response = await POST(request, { params: Promise.resolve({ slug: 'feedback' }) });
  const { message, number } = (await response.json()) as { message?: string; number?: string };
  return { status: response.status, message, number };
}

const numbers = async () =>
  (await db.selectFrom('applications').select('apply_no').execute())
    .map((row) => row.apply_no)
    .sort();

it('refuses a form without space, and accepts the same form once there is some', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // The limit cannot be below the present size: from here on the file cannot grow.
  await limitPages(1);
  const acknowledged: unknown[] = [];
  let key = randomUUID();
  let response = await send(key);
  while (response.status === 200 && acknowledged.length < 50) {
    acknowledged.push(response.number);
    key = randomUUID();
    response = await send(key);
  }
  expect(response).toEqual({ status: 503, message: zh.byCode.busy, number: undefined });
  expect(await send(key, 'en-US')).toMatchObject({ status: 503, message: en.byCode.busy });
  expect(await numbers()).toEqual(acknowledged.toSorted());

  // Attempts while the disk is full are not counted against the visitor.
  const patient = nextVisitor();
  for (let n = 0; n < 25; n += 1)
    expect(await send(key, 'zh-CN', patient)).toMatchObject({ status: 503 });

  await limitPages(100_000);
  // The circuit breaker has opened meanwhile; with a later clock, it tries again.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  const later = await send(key, 'zh-CN', patient);
  expect(later.status).toBe(200);
  expect(await send(key, 'zh-CN', patient)).toEqual(later);
  expect(await numbers()).toEqual([...acknowledged, later.number].toSorted());
  expect(complaints.mock.calls.flat().join('\n')).toContain('no space left');
});
