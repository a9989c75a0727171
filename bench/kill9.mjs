/**
 * Kills the stand-alone backend, or the site, with SIGKILL during writes and checks that everything it acknowledged is
 * in the database afterwards, once.
 *   npm run bench -- kill9 [rounds=20] [backend|site] [--json]
 * With --json it prints nothing but its result, for a test to read.
 * The site needs a build: [NEXT_DIST_DIR=.next].
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { backendSubject, siteSubject } from './lib/kill9-subjects.mjs';

const printsJson = process.argv.includes('--json');
const [roundsArgument = '20', name = 'backend'] = process.argv
  .slice(2)
  .filter((argument) => argument !== '--json');
const rounds = Number(roundsArgument);
const subject = { backend: backendSubject, site: siteSubject }[name];
if (!Number.isInteger(rounds) || rounds < 1 || !subject)
  throw new Error('usage: npm run bench -- kill9 [rounds] [backend|site] [--json]');
const writerCount = 8;

let refusedCount = 0;

/** Writes until the process is gone, and collects the names of acknowledged writes. */
async function writeUntilKilled(origin, prefix, acknowledged) {
  for (let n = 0; ; n += 1) {
    try {
      const name = await subject.write(origin, `${prefix}-${n}`);
      if (name === null) refusedCount += 1;
      else acknowledged.push(name);
    } catch {
      return;
    }
  }
}

/** How often each name is in the database. */
async function countStoredNames(dataDir) {
  const db = createClient({ url: pathToFileURL(join(dataDir, 'backend.db')).href });
  const integrity = await db.execute('PRAGMA integrity_check');
  if (integrity.rows[0]?.[0] !== 'ok') throw new Error('The database is damaged');
  const { rows } = await db.execute(subject.nameCountsQuery);
  db.close();
  return new Map(rows.map((row) => [String(row[0]), Number(row[1])]));
}

async function runRound(number, dataDir, acknowledged) {
  const server = await subject.start(dataDir);
  const countBefore = acknowledged.length;
  const sending = Array.from({ length: writerCount }, (_, w) =>
    writeUntilKilled(server.origin, `${number}-${w}`, acknowledged),
  );
  // Killed at a random moment of the writing, not of the start, whose duration depends on the machine.
  const deadline = performance.now() + 30_000;
  while (acknowledged.length === countBefore && performance.now() < deadline) await delay(10);
  await delay(150 + Math.random() * 450);
  await server.kill();
  await Promise.all(sending);
  if (acknowledged.length === countBefore) throw new Error('Nothing was written in this round');
  const storedCounts = await countStoredNames(dataDir);
  const lost = acknowledged.filter((name) => !storedCounts.has(name));
  const duplicateCounts = [...storedCounts.values()].filter((count) => count > 1);
  if (!printsJson)
    console.log(
      `round ${number}: ${acknowledged.length - countBefore} acknowledged, ${lost.length} lost so far, ${duplicateCounts.length} twice, ${storedCounts.size} in the database`,
    );
  return { lost: lost.length, twice: duplicateCounts.length };
}

const dataDir = await mkdtemp(join(tmpdir(), 'kill9-'));
const acknowledged = [];
/** Of all rounds so far, because each round looks at everything that was ever acknowledged. */
let losses = { lost: 0, twice: 0 };
try {
  for (let number = 1; number <= rounds; number += 1)
    losses = await runRound(number, dataDir, acknowledged);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
const result = { rounds, acknowledged: acknowledged.length, ...losses, refused: refusedCount };
if (printsJson) console.log(JSON.stringify(result));
else {
  console.log(
    `${rounds} rounds, ${result.acknowledged} acknowledged writes, ${result.lost} lost, ${result.twice} twice`,
  );
  if (refusedCount > 0)
    console.log(`${refusedCount} refused: no limit or fault explains this, so the run fails`);
}
process.exitCode = result.lost + result.twice + refusedCount === 0 ? 0 : 1;
