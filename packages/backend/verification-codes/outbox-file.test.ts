import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CodeMessage } from './code-message';
import { dropFromOutbox, createOutboxCodeSender, readOutbox } from './outbox-file';

let folder: string;
let file: string;
beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  file = join(folder, 'outbox', 'sms.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const message = (phone: string): CodeMessage => ({
  area_code: 86,
  phone,
  channel: 'sms',
  purpose: 'login',
  code: '042017',
});
const phones = async () => (await readOutbox(file)).map(({ phone }) => phone);

it('removes messages, keeps the others, and leaves only the outbox file behind', async () => {
  for (const phone of ['13800000001', '13800000002', '13800000001'])
    await createOutboxCodeSender(file)(message(phone));
  await dropFromOutbox(file, ({ phone }) => phone === '13800000001');
  expect(await phones()).toEqual(['13800000002']);
  expect(await readdir(join(folder, 'outbox'))).toEqual(['sms.jsonl']);
  await dropFromOutbox(file, () => true);
  expect(await phones()).toEqual([]);
});

it('loses no message written meanwhile', async () => {
  await createOutboxCodeSender(file)(message('13800000001'));
  const added = Array.from({ length: 20 }, (_, n) => `139000000${String(n).padStart(2, '0')}`);
  await Promise.all([
    dropFromOutbox(file, ({ phone }) => phone === '13800000001'),
    ...added.map((phone) => createOutboxCodeSender(file)(message(phone))),
  ]);
  await dropFromOutbox(file, ({ phone }) => phone === '13800000001');
  expect((await phones()).sort()).toEqual(added);
});

it('accepts a missing file, and a line that was cut short', async () => {
  await dropFromOutbox(file, () => true);
  await createOutboxCodeSender(file)(message('13800000001'));
  await writeFile(file, '{"at":"2026', { flag: 'a' });
  expect(await phones()).toEqual(['13800000001']);
});
