/** A thousand forms at once: what was acknowledged is stored once, everybody else is told to wait. */
import { randomUUID } from 'node:crypto';
import { createClient } from '@libsql/client';
import { expect, test } from '@playwright/test';
import { startSite } from '../../bench/lib/site.mjs';
import { apply, enveloped, kindOf, type Answer, type KindFields } from '../support/applications';

interface Post {
  readonly form: KindFields & { idempotency_key: string };
  readonly address: string;
}

const range = (length: number) => Array.from({ length }, (_, n) => n);
const kind = kindOf('private');
const phoneOf = (n: number) => `136${String(n).padStart(8, '0')}`;
let visitors = 0;
const nextAddress = () => `10.9.${(visitors += 1) >> 8}.${visitors & 255}`;
const post = (fields: KindFields, address = nextAddress()): Post => ({
  form: enveloped({ ...kind.filled(), ...fields }),
  address,
});

/** Everybody alone. */
const strangers = range(400).map((n) => post({ phone: phoneOf(n) }));
/** Twenty phones with ten forms each: five of each may pass. */
const samePhone = range(200).map((n) => post({ phone: phoneOf(1_000 + (n % 20)) }));
/** Two addresses with a hundred forms each: twenty of each may pass. */
const sameAddress = range(200).map((n) => post({ phone: phoneOf(2_000 + n) }, `10.8.0.${n % 2}`));
/** Fifty forms sent four times each. */
const keys = range(50).map(() => randomUUID());
const sameKey = range(200).map((n) =>
  post({ phone: phoneOf(3_000 + (n % 50)), idempotency_key: keys[n % 50] }),
);
const mayPass = 400 + 20 * 5 + 2 * 20 + 50;
const mustWait = 20 * 5 + 2 * 80;

async function rowsIn(dataDir: string) {
  const client = createClient({ url: `file:${dataDir}/backend.db` });
  const { rows } = await client.execute('select apply_no, phone from applications');
  client.close();
  return rows.map(({ apply_no, phone }) => ({ apply_no: String(apply_no), phone: String(phone) }));
}

const tally = (names: readonly unknown[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[String(name)] = (counts[String(name)] ?? 0) + 1;
  return counts;
};

const acknowledged = (answers: readonly Answer[]) =>
  answers.filter((answer) => answer.status === 200).map((answer) => String(answer.json.apply_no));

let stop = () => Promise.resolve();
test.afterEach(() => stop());

test('a thousand forms at once', async () => {
  test.setTimeout(180_000);
  const site = await startSite({ NEXT_DIST_DIR: '.next-test', TRUSTED_PROXIES: '127.0.0.1 ::1' });
  stop = site.kill;
  const port = Number(new URL(site.origin).port);
  const groups = [strangers, samePhone, sameAddress, sameKey];
  const [alone, phones, addresses, repeated] = await Promise.all(
    groups.map((posts) =>
      Promise.all(posts.map(({ form, address }) => apply(kind.path, form, { address, port }))),
    ),
  );
  const answers = [alone, phones, addresses, repeated].flatMap((group) => group ?? []);
  const statuses = tally(answers.map((answer) => answer.status));
  expect(answers).toHaveLength(1_000);
  expect(['200', '429', '503']).toEqual(expect.arrayContaining(Object.keys(statuses)));
  for (const { status, headers } of answers)
    if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);

  const rows = await rowsIn(site.dataDir);
  const there = tally(rows.map((row) => row.apply_no));
  const numbers = new Set(acknowledged(answers));
  expect([...numbers].filter((number) => there[number] !== 1)).toEqual([]);
  const unavailable = statuses['503'] ?? 0;
  expect(statuses['429']).toBeLessThanOrEqual(mustWait);
  expect(numbers.size).toBeLessThanOrEqual(mayPass);
  expect(numbers.size + unavailable).toBeGreaterThanOrEqual(mayPass);
  // Only what nobody got an answer to may stand there besides.
  expect(rows.length - numbers.size).toBeLessThanOrEqual(unavailable);

  expect(Math.max(...Object.values(tally(rows.map((row) => row.phone))))).toBe(5);
  expect(acknowledged(addresses ?? []).length).toBeLessThanOrEqual(40);
  for (const key of keys) {
    const same = (repeated ?? []).filter((_, n) => sameKey[n]?.form.idempotency_key === key);
    expect(new Set(acknowledged(same)).size).toBeLessThanOrEqual(1);
  }
  expect((await fetch(`${site.origin}/api/ready`)).status).toBe(200);
  test.info().annotations.push({ type: 'answers', description: JSON.stringify(statuses) });
});
