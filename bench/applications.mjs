/**
 * Applications a second through the built site over HTTP, from the post to the committed row, against a bare node:http
 * server that commits the same body to SQLite, in alternating rounds of one run.
 *   [NEXT_DIST_DIR=.next] npm run bench -- applications [applications a round=2000]
 * Loopback only. Limits stay on: every application has a phone and its own forwarded IP.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { readProcessorMicros } from '../scripts/lib/testing/process-usage.mjs';
import { startSite } from '../scripts/lib/testing/start-site.mjs';
import { applicationOf, postJson } from './lib/application-posts.mjs';
import { visitorIp } from './lib/visitor-ip.mjs';
import { median, warnWhenBusy } from './lib/measuring.mjs';

const count = Number(process.argv[2] ?? 2000);
const concurrency = 32;
const rounds = 3;
const warmUpCount = 500;
if (!Number.isInteger(count) || count < 1)
  throw new Error('usage: npm run bench -- applications [applications a round]');

let visitorCount = 0;

/** Posts `total` applications, `concurrency` at a time over open connections; any refusal is an error. */
async function sendApplications({ url, pid }, total) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const [before, startedAt] = [readProcessorMicros(pid), performance.now()];
  let remaining = total;
  const worker = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const n = (visitorCount += 1);
      const response = await postJson(url, applicationOf(n), { agent, ip: visitorIp(n) });
      if (response.status !== 200) throw new Error(`${url}: ${response.status} ${response.body}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const perSecond = total / ((performance.now() - startedAt) / 1000);
  const after = readProcessorMicros(pid);
  agent.destroy();
  return { perSecond, micros: before === null || after === null ? NaN : (after - before) / total };
}

async function startBareIntake(folder) {
  const file = join(folder, 'bare.db');
  const child = fork(new URL('./workers/bare-application-server.mjs', import.meta.url), [file]);
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid, stop: () => child.disconnect() };
}

async function countStoredRows(dataDir) {
  const db = createClient({ url: pathToFileURL(join(dataDir, 'backend.db')).href });
  const { rows } = await db.execute('SELECT count(*) FROM applications');
  db.close();
  return Number(rows[0]?.[0]);
}

function print(results) {
  const figures = Object.fromEntries(
    Object.entries(results).map(([name, all]) => [
      name,
      {
        'accepted/s': Math.round(median(all.map((round) => round.perSecond))),
        'server CPU µs': Math.round(median(all.map((round) => round.micros))),
      },
    ]),
  );
  console.log(
    `Median of ${rounds} alternating rounds of ${count}, ${concurrency} at a time (${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node})`,
  );
  console.table(figures);
  const ratio = (name) => (figures.site[name] / figures.bare[name]).toFixed(2);
  console.log(
    `site / bare: accepted ${ratio('accepted/s')}, processor time ${ratio('server CPU µs')}`,
  );
}

warnWhenBusy();
const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1 ::1' });
let bare;
try {
  bare = await startBareIntake(site.dataDir);
  const subjects = {
    bare,
    site: { url: `${site.origin}/api/applications/private`, pid: site.pid },
  };
  for (const subject of Object.values(subjects)) await sendApplications(subject, warmUpCount);
  const results = { bare: [], site: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const [name, subject] of Object.entries(subjects))
      results[name].push(await sendApplications(subject, count));
  print(results);
  const [storedCount, acceptedCount] = [
    await countStoredRows(site.dataDir),
    warmUpCount + rounds * count,
  ];
  console.log(`${acceptedCount} accepted by the site, ${storedCount} in its store`);
  if (storedCount !== acceptedCount) process.exitCode = 1;
} finally {
  bare?.stop();
  await site.stop();
}
