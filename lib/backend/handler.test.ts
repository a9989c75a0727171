import { encodeOpaque } from '@/lib/wire/codec';
import { basePath } from '@/lib/wire/endpoints';
import { rets } from '@/lib/wire/rets';
import { openSqlite, type Db } from './db/connect';
import { migrateToLatest } from './db/migrate';
import type { CodeMessage } from './delivery/types';
import { createBackend, type BackendOptions } from './handler';

const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const phone = '13812345678';
let db: Db;
let options: BackendOptions;
const taken: CodeMessage[] = [];

beforeAll(async () => {
  db = await openSqlite(':memory:');
  await migrateToLatest(db);
  options = {
    db,
    filesBase: '',
    now: Date.now,
    keys: { apiKey: '', encryptionKey: '' },
    deliver: (message) => {
      taken.push(message);
      return Promise.reject(new Error('the gateway answered 500'));
    },
  };
});
afterAll(() => db.destroy());
beforeEach(() => logged.mockClear());

const askCode = (more: Partial<BackendOptions> = {}) => {
  const payload = { area_code: 86, phone, channel: 'sms', purpose: 'register' };
  const init = { method: 'POST', body: new URLSearchParams({ data: encodeOpaque(payload) }) };
  const address = `http://backend.invalid${basePath}/login-simple/send-captcha`;
  return createBackend({ ...options, ...more })(new Request(address, init));
};

it('says that a code could not be delivered, and logs neither phone nor code', async () => {
  const answer = (await (await askCode()).json()) as object;
  expect(answer).toMatchObject({ ret: rets.serverError, msg: '验证码发送失败，请稍后再试' });
  const lines = logged.mock.calls.join('\n');
  expect(lines).toContain('the gateway answered 500');
  expect(lines).not.toContain(phone);
  expect(lines).not.toContain(taken[0]?.code);
});

it('logs where it failed, not the row a driver names beside it', async () => {
  const detail = `Key (phone)=(+86${phone}) already exists.`;
  const broken = {
    insertInto: () => {
      throw Object.assign(new Error('duplicate key'), { detail });
    },
  } as unknown as Db;
  expect((await askCode({ db: broken })).status).toBe(500);
  expect(JSON.stringify(logged.mock.calls)).toContain('duplicate key');
  expect(JSON.stringify(logged.mock.calls)).not.toContain(phone);
});
