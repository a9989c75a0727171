/**
 * Kills the stand-alone backend with SIGKILL during writes and checks that every acknowledged event is
 * in the database afterwards.  node bench/kill9.mjs [rounds=20]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';

const rounds = Number(process.argv[2] ?? 20);
const writers = 8;

async function start(dataDir) {
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'scripts/backend.ts'],
    {
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', UPSTREAM_HOST: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    const origin = /listening on (http:\S+)/.exec(output)?.[1];
    if (origin) return { child, origin };
  }
  throw new Error(`The backend did not start:\n${output}`);
}

function send(origin, key) {
  const payload = { key, count: 1, platform: 'PC', segmentation: {}, language: 'zh' };
  const data = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return fetch(`${origin}/pro/api/v3/log`, { method: 'POST', body: new URLSearchParams({ data }) });
}

/** Writes until the backend is gone; keeps what it acknowledged. */
async function write(origin, prefix, acknowledged) {
  for (let n = 0; ; n += 1) {
    const key = `${prefix}-${n}`;
    try {
      const answer = await (await send(origin, key)).json();
      if (answer.ret === 0) acknowledged.push(key);
    } catch {
      return;
    }
  }
}

async function stored(dataDir) {
  const db = createClient({ url: pathToFileURL(join(dataDir, 'backend.db')).href });
  const integrity = await db.execute('PRAGMA integrity_check');
  if (integrity.rows[0]?.[0] !== 'ok') throw new Error('The database is damaged');
  const { rows } = await db.execute('SELECT key FROM events');
  db.close();
  return new Set(rows.map((row) => row.key));
}

async function round(number, dataDir, acknowledged) {
  const { child, origin } = await start(dataDir);
  const before = acknowledged.length;
  const work = Array.from({ length: writers }, (_, w) =>
    write(origin, `${number}-${w}`, acknowledged),
  );
  await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 450));
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await Promise.all([ended, ...work]);
  const there = await stored(dataDir);
  const lost = acknowledged.filter((key) => !there.has(key));
  console.log(`round ${number}: ${acknowledged.length - before} acknowledged, ${lost.length} lost`);
  if (acknowledged.length === before) throw new Error('Nothing was written in this round');
  return lost.length;
}

const dataDir = await mkdtemp(join(tmpdir(), 'kill9-'));
const acknowledged = [];
let lost = 0;
try {
  for (let number = 1; number <= rounds; number += 1)
    lost += await round(number, dataDir, acknowledged);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`${rounds} rounds, ${acknowledged.length} acknowledged writes, ${lost} lost`);
process.exitCode = lost === 0 ? 0 : 1;
