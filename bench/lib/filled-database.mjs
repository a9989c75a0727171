/** A database with as many applications as a busy year brings, in SQLite or PostgreSQL. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { Client } from 'pg';

const numberCharacters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const states = ['done', 'done', 'done', 'done', 'done', 'done', 'done', 'new', 'new', 'in work'];
const handlers = ['anna', 'bo', 'chen', 'dana', 'eli'];
const columns = [
  'apply_no',
  'type',
  'apply_from',
  'idempotency_key_hash',
  'phone',
  'company_name',
  'contact',
  'email',
  'fields',
  'locale',
  'created_at',
  'state',
  'handled_by',
  'changed_at',
];
const minuteMs = 60_000;
const rowsAtOnce = 500;

/** The number of the nth application: as long as a real number, and with a check character like a real number. */
export function applyNoOf(n) {
  let body = '';
  for (
    let remainder = n;
    body.length < 9;
    remainder = Math.floor(remainder / numberCharacters.length)
  )
    body = numberCharacters[remainder % numberCharacters.length] + body;
  let weightedSum = 0;
  for (let at = 0; at < body.length; at += 1)
    weightedSum += numberCharacters.indexOf(body[at]) * (body.length + 1 - at);
  const base = numberCharacters.length;
  return body + numberCharacters[(base - (weightedSum % base)) % base];
}

export const phoneOf = (n) => `+86137${String(n).padStart(8, '0')}`;
export const companyOf = (n) => `深圳第${n}贸易有限公司`;

const rowOf = (n, newestMs) => {
  const at = new Date(newestMs - n * 10 * minuteMs).toISOString();
  const state = states[n % states.length];
  return [
    applyNoOf(n),
    n % 7,
    0,
    `hash-${n}`,
    phoneOf(n),
    companyOf(n),
    `王${n}`,
    `w${n}@example.cn`,
    JSON.stringify({ seats: '21-50', stores: '51-200', message: '想了解私有部署' }),
    n % 3 ? 'zh-CN' : 'en-US',
    at,
    state,
    state === 'new' ? null : handlers[n % handlers.length],
    at,
  ];
};

const insertOf = (rows, placeholderOf) =>
  `insert into applications (${columns.join(', ')}) values ${rows
    .map(
      (row, n) => `(${row.map((_, at) => placeholderOf(n * columns.length + at + 1)).join(', ')})`,
    )
    .join(', ')}`;

async function insertRows(count, insertBatch) {
  const newestMs = Date.now();
  for (let from = 0; from < count; from += rowsAtOnce) {
    const length = Math.min(rowsAtOnce, count - from);
    await insertBatch(Array.from({ length }, (_, n) => rowOf(from + n, newestMs)));
  }
}

async function fillSqlite(dataDir, count) {
  const db = createClient({ url: pathToFileURL(join(dataDir, 'backend.db')).href });
  await insertRows(count, (rows) =>
    db.execute({ sql: insertOf(rows, () => '?'), args: rows.flat() }),
  ).finally(() => db.close());
}

async function withClient(url, query) {
  const client = new Client({ connectionString: url });
  await client.connect();
  return query(client).finally(() => client.end());
}

const fillPostgres = (url, count) =>
  withClient(url, async (client) => {
    await insertRows(count, (rows) =>
      client.query(
        insertOf(rows, (n) => `$${n}`),
        rows.flat(),
      ),
    );
    // PostgreSQL does this on its own some time after so many inserts.
    await client.query('vacuum analyze applications');
  });

/** Starts the backend, which creates its tables, and ends it. */
async function createTables(settings) {
  const args = ['--conditions=react-server', 'scripts/operate.mjs', 'backend'];
  const backend = spawn(process.execPath, args, {
    env: { ...process.env, ...settings, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(backend.stdout, 'data');
  const ended = once(backend, 'exit');
  backend.kill('SIGTERM');
  await ended;
}

/**
 * Creates a database with applications; `remove` deletes it.
 * @param {number} count of applications
 * @param {string} [postgresUrl] of a PostgreSQL server; without it SQLite
 * @returns {Promise<{ settings: Record<string, string>, remove: () => Promise<void> }>}
 */
export async function createFilledDatabase(count, postgresUrl) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'bench-console-'));
  const name = `bench_console_${process.pid}`;
  const url = postgresUrl && Object.assign(new URL(postgresUrl), { pathname: name }).href;
  if (postgresUrl)
    await withClient(postgresUrl, (client) => client.query(`create database ${name}`));
  const SESSION_KEY = 'bench-session-key-0123456789-0123456789';
  const settings = { DATA_DIR, SESSION_KEY, UPSTREAM_HOST: '', DATABASE_URL: url ?? '' };
  await createTables(settings);
  await (url ? fillPostgres(url, count) : fillSqlite(DATA_DIR, count));
  const remove = async () => {
    await rm(DATA_DIR, { recursive: true, force: true });
    if (postgresUrl)
      await withClient(postgresUrl, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { settings, remove };
}
