/**
 * Registrations a second through the built site over HTTP: code requested and read from the outbox, form posted,
 * account and session created. Printed as a ratio to bare scrypt hashes of the same cost in the same run, because the
 * password hash is meant to be what a registration costs.
 *   [NEXT_DIST_DIR=.next] npm run bench -- registrations [registrations=120]
 * Loopback only. Limits stay on: every registration has a phone and its own forwarded IP.
 */
import { randomBytes, randomUUID, scrypt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSite } from '../scripts/lib/testing/start-site.mjs';
import { median, warnWhenBusy } from './lib/measuring.mjs';
import { visitorIp } from './lib/visitor-ip.mjs';

const count = Number(process.argv[2] ?? 120);
if (!Number.isInteger(count) || count < 1)
  throw new Error('usage: npm run bench -- registrations [registrations]');
const rounds = 3;
const concurrency = 8;
/** The cost with which packages/backend/common/secrets.ts hashes a password. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 256 * 2 ** 15 * 8 };
const deriveKey = promisify(scrypt);

let serial = 0;
const phoneOf = (n) => `139${String(n).padStart(8, '0')}`;

/** Tasks a second, `concurrency` at a time. */
async function measureRate(total, task) {
  let remaining = total;
  const worker = async () => {
    while (remaining > 0) {
      remaining -= 1;
      await task();
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  return total / ((performance.now() - startedAt) / 1000);
}

async function postJson(origin, path, body, ip) {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': ip,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.text();
}

/** Codes by phone, read once after all were sent. */
function readCodes(dataDir) {
  const lines = readFileSync(join(dataDir, 'outbox', 'sms.jsonl'), 'utf8').split('\n');
  return new Map(
    lines.filter(Boolean).map((line) => {
      const { phone, code } = JSON.parse(line);
      return [phone, code];
    }),
  );
}

async function runRound({ origin, dataDir }) {
  const people = Array.from({ length: count }, () => serial++);
  let next = 0;
  const sentPerSecond = await measureRate(count, () => {
    const n = people[next++];
    const codeRequest = { area_code: 86, phone: phoneOf(n), channel: 'sms', purpose: 'register' };
    return postJson(origin, '/api/account/code', codeRequest, visitorIp(n));
  });
  const codes = readCodes(dataDir);
  next = 0;
  const registeredPerSecond = await measureRate(count, () => {
    const n = people[next++];
    const form = {
      area_code: 86,
      phone: phoneOf(n),
      code: codes.get(phoneOf(n)),
      password: 'Tulip-kettle-92',
      username: 'bench01',
      company_name: '测试贸易',
      is_agreed: true,
      idempotency_key: randomUUID(),
    };
    return postJson(origin, '/api/account/register', form, visitorIp(n));
  });
  const hashesPerSecond = await measureRate(count, () =>
    deriveKey('Tulip-kettle-92', randomBytes(16), 32, cost),
  );
  return { sentPerSecond, registeredPerSecond, hashesPerSecond };
}

warnWhenBusy();
const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1 ::1' });
try {
  const results = [];
  for (let n = 0; n < rounds; n += 1) results.push(await runRound(site));
  const medianOf = (name) => median(results.map((result) => result[name]));
  const [sentPerSecond, registeredPerSecond, hashesPerSecond] = [
    medianOf('sentPerSecond'),
    medianOf('registeredPerSecond'),
    medianOf('hashesPerSecond'),
  ];
  console.log(`codes sent a second            ${sentPerSecond.toFixed(1)}`);
  console.log(`registrations a second         ${registeredPerSecond.toFixed(1)}`);
  console.log(`bare password hashes a second  ${hashesPerSecond.toFixed(1)}`);
  console.log(
    `registrations / bare hashes    ${(registeredPerSecond / hashesPerSecond).toFixed(2)}`,
  );
} finally {
  await site.stop();
}
