/** What goes over no wire is answered as if it did. */
import { randomUUID } from 'node:crypto';
import { applyTypes } from '@superbrowser/contract/forms/apply-kinds';
import { createClient, type Call } from '@/lib/upstream/call/client';
import type { UpstreamError } from '@/lib/upstream/error';
import { endpoints, type Endpoint, type EndpointName } from '@superbrowser/contract/endpoints';
import { rets } from '@superbrowser/contract/rets';
import { openSqlite, type Db } from './db/open';
import { migrateToLatest } from './db/migrate';
import { createDirect } from './direct';
import { createBackend } from './handler';
import { seedIfNew } from './seed/load';

const keys = { apiKey: 'direct-api-key-01', encryptionKey: 'direct-aes-key-1' };
const within = { deadlineMs: 5_000 };

let db: Db;
let overWire: Call;
let directly: Call;
beforeAll(async () => {
  db = await openSqlite(':memory:');
  await migrateToLatest(db);
  await seedIfNew(db);
  const filesBase = 'https://dl.example.com';
  const deliver = () => Promise.resolve();
  const options = { db, filesBase, now: Date.now, keys, deliver };
  const transport = {
    name: 'wire',
    origin: 'http://backend.invalid',
    fetch: createBackend(options),
    keys: () => keys,
  };
  overWire = createClient(() => transport);
  directly = createClient(() => ({ ...transport, name: 'direct', direct: createDirect(options) }));
});
afterAll(() => db.destroy());

/** What a call gives, or how it is refused. */
const outcomeOf = (work: Promise<unknown>) =>
  work.catch((error: UpstreamError) => {
    const { kind, ret, status, data } = error;
    return { kind, ret, status, data };
  });

const event = { key: 'k', count: 1, platform: 'PC', segmentation: {} };
const form = (text: string) => ({
  type: applyTypes.feedback,
  from: 0,
  fields: { feedback_kind: 'bug', text, is_agreed: true },
  idempotency_key: randomUUID(),
});

it.each<[string, EndpointName, object, object]>([
  ['a known group', 'qrLiveCode', { group_id: 1696 }, { code: 'SB1696' }],
  ['an unknown group', 'qrLiveCode', { group_id: 1 }, { ret: rets.notFound }],
  ['another type', 'qrLiveCode', { group_id: 'x' }, { ret: rets.fieldsInvalid }],
  ['what is no number in JSON', 'qrLiveCode', { group_id: NaN }, { ret: rets.fieldsInvalid }],
  ['what is not in JSON', 'history', { system_type: undefined }, expect.any(Array) as object],
  [
    'a text no database keeps',
    'log',
    { ...event, segmentation: { page: 'a\0' } },
    { ret: rets.fieldsInvalid, data: { 'segmentation.page': 'characters' } },
  ],
  ['a form that does not fit', 'apply', form(''), { data: { text: 'required' } }],
  ['more than 64 KB', 'log', { ...event, more: 'x'.repeat(49_500) }, { status: 413 }],
])('%s', async (_, name, payload, expected) => {
  const endpoint: Endpoint = endpoints[name];
  const given = await outcomeOf(directly(endpoint, payload, within));
  if (Array.isArray(given)) expect(given).toEqual(expected);
  else expect(given).toMatchObject(expected);
  expect(given).toEqual(await outcomeOf(overWire(endpoint, payload, within)));
});

it('takes a form that was judged by its schema without judging it again, which no wire can ask for', async () => {
  const judged = { ...within, judged: true };
  expect(await directly(endpoints.apply, form(''), judged)).toEqual({
    apply_no: expect.any(String) as string,
  });
  expect(await outcomeOf(overWire(endpoints.apply, form(''), judged))).toMatchObject({
    ret: rets.fieldsInvalid,
  });
});
