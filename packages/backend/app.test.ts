import { encodeOpaque } from '@superbrowser/contract/wire-format';
import { basePath } from '@superbrowser/contract/endpoints';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { openSqlite, type Db } from './database/open-database';
import { migrateToLatest } from './database/migrate';
import type { CodeMessage } from './verification-codes/code-message';
import { createBackendApp, type BackendAppOptions } from './app';

const errorLog = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const phone = '13812345678';
let db: Db;
let options: BackendAppOptions;
const deliveredMessages: CodeMessage[] = [];

beforeAll(async () => {
  db = await openSqlite(':memory:');
  await migrateToLatest(db);
  options = {
    db,
    packageBaseUrl: '',
    now: Date.now,
    keys: { apiKey: '', encryptionKey: '' },
    deliverCode: (message) => {
      deliveredMessages.push(message);
      return Promise.reject(new Error('the gateway answered 500'));
    },
  };
});
afterAll(() => db.destroy());
beforeEach(() => errorLog.mockClear());

/** The database, except for failing methods. */
const brokenAt = (
  failing: Partial<Record<'selectFrom' | 'insertInto' | 'executeQuery', () => never>>,
) =>
  ({
    selectFrom: db.selectFrom.bind(db),
    getExecutor: db.getExecutor.bind(db),
    executeQuery: db.executeQuery.bind(db),
    ...failing,
  }) as unknown as Db;

const requestCode = async (more: Partial<BackendAppOptions> = {}): Promise<Response> => {
  const payload = { area_code: 86, phone, channel: 'sms', purpose: 'register' };
  const body = new URLSearchParams({ data: encodeOpaque(payload) });
  // With a length, as clients send it: without, the body's limit copies the request, which on Node 20.9 loses headers.
  const headers = { 'content-length': String(body.toString().length) };
  const init = { method: 'POST', headers, body };
  const url = `http://backend.invalid${basePath}/login-simple/send-captcha`;
  return createBackendApp({ ...options, ...more }).fetch(new Request(url, init));
};

it('reports that a code could not be delivered, and logs neither phone nor code', async () => {
  const response = (await (await requestCode()).json()) as object;
  expect(response).toMatchObject({
    ret: resultCodes.serverError,
    msg: '验证码发送失败，请稍后再试',
  });
  const lines = errorLog.mock.calls.join('\n');
  expect(lines).toContain('the gateway answered 500');
  expect(lines).not.toContain(phone);
  expect(lines).not.toContain(deliveredMessages[0]?.code);
});

it('logs where an error happened, without the row a driver adds to it', async () => {
  const detail = `Key (phone)=(+86${phone}) already exists.`;
  const broken = brokenAt({
    insertInto: () => {
      throw Object.assign(new Error('duplicate key'), { detail });
    },
  });
  expect((await requestCode({ db: broken })).status).toBe(500);
  expect(JSON.stringify(errorLog.mock.calls)).toContain('duplicate key');
  expect(JSON.stringify(errorLog.mock.calls)).not.toContain(phone);
});

it.each([
  ['22021', 422],
  ['22P02', 422],
  ['23505', 422],
  ['SQLITE_CONSTRAINT', 422],
  ['SQLITE_CONSTRAINT_NOTNULL', 422],
  ['40001', 500],
])(
  'answers with a mistake of the request when the database reports %s: %d',
  async (code, status) => {
    const message = `invalid input: "${phone}"\n    at ${phone}`;
    const refusing = brokenAt({
      insertInto: () => {
        throw Object.assign(new Error(message), { code, detail: phone });
      },
    });
    expect((await requestCode({ db: refusing })).status).toBe(status);
    if (status !== 422) return;
    const lines = errorLog.mock.calls.join('\n');
    expect(lines).toContain(`POST ${basePath}/login-simple/send-captcha`);
    expect(lines).toContain(code);
    expect(lines).toContain('app.test.ts');
    expect(lines).not.toContain(phone);
  },
);

it("recognizes the error of a real database's constraint", async () => {
  const row = { event_id: 'twice', key: 'k', count: 1, platform: 'PC', segmentation: '{}' };
  const store = () =>
    db
      .insertInto('events')
      .values({ ...row, received_at: '' })
      .execute();
  await store();
  const error: unknown = await store().catch((error: unknown) => error);
  const refusing = brokenAt({
    insertInto: () => {
      throw error;
    },
  });
  expect((await requestCode({ db: refusing })).status).toBe(422);
});

it.each([
  ['57P01', '10'],
  ['ECONNREFUSED', '10'],
  ['SQLITE_READONLY', '10'],
  ['ENOSPC', '60'],
])(
  'answers 503 with the time to come back when nothing can be stored: %s',
  async (code, seconds) => {
    const unreachable = () => {
      throw Object.assign(new Error('cannot be reached'), { code });
    };
    const broken = brokenAt({ selectFrom: unreachable, executeQuery: unreachable });
    const response = await requestCode({ db: broken });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, seconds]);
    expect(errorLog.mock.calls.join('\n')).toContain(code);
  },
);
