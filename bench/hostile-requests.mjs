/**
 * What hostile requests do to all other requests: while each kind is sent, `/api/health` is requested ten times a
 * second and the memory of the site is read. Every kind meets a freshly started site.
 *   [NEXT_DIST_DIR=.next] npm run bench -- hostile-requests [part of a name]
 * Fails when health takes 500 ms or more at its 99th percentile, or memory reaches 600 MB. Loopback only.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startSite } from '../scripts/lib/testing/start-site.mjs';
import { attacks } from './lib/attacks.mjs';
import { percentile, warnWhenBusy } from './lib/measuring.mjs';

const limits = { healthMs: 500, memoryMb: 600 };
const nameFilter = process.argv[2] ?? '';

async function measureAttack(name, attack) {
  const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1 ::1' }, { isQuiet: true });
  const watcher = fork(new URL('./workers/health-watcher.mjs', import.meta.url), [
    site.origin,
    String(site.pid),
  ]);
  try {
    await once(watcher, 'message');
    const outcome = await attack(site.origin);
    const [messageArguments] = await Promise.all([once(watcher, 'message'), watcher.send('stop')]);
    const [{ timesMs, memoryMb }] = messageArguments;
    return {
      name,
      outcome,
      healthMs: percentile(timesMs, 0.99),
      longestMs: Math.max(...timesMs),
      memoryMb: Math.max(...memoryMb),
    };
  } finally {
    watcher.kill();
    await site.kill();
  }
}

warnWhenBusy();
let failureCount = 0;
for (const [name, attack] of Object.entries(attacks)) {
  if (!name.includes(nameFilter)) continue;
  const { outcome, healthMs, longestMs, memoryMb } = await measureAttack(name, attack);
  const isWithinLimits = healthMs < limits.healthMs && memoryMb < limits.memoryMb;
  if (!isWithinLimits) failureCount += 1;
  console.log(
    `${isWithinLimits ? '✓' : '✖'} ${name}\n` +
      `    health p99 ${healthMs.toFixed(0)} ms, longest ${longestMs.toFixed(0)} ms; memory ${memoryMb.toFixed(0)} MB; responses: ${outcome}`,
  );
}
console.log(
  `limits: health p99 < ${limits.healthMs} ms, memory < ${limits.memoryMb} MB; ${failureCount} over`,
);
process.exitCode = failureCount === 0 ? 0 : 1;
