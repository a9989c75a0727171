/** Asks a site for its health ten times a second, in its own process, until a message stops it. */
import { Agent, get } from 'node:http';
import { readMemoryMb } from '../../scripts/lib/testing/process-usage.mjs';

const [origin, pid] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const timeoutMs = 60_000;
/**
 * The checks come from another visitor than the attacks, because limits of a visitor's running requests hold back only
 * that visitor.
 */
const headers = { 'x-forwarded-for': '198.51.100.7' };

const sample = () =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const done = () => resolve(performance.now() - startedAt);
    const request = get(
      `${origin}/api/health`,
      { agent, headers, timeout: timeoutMs },
      (response) => response.on('end', done).resume(),
    );
    request.on('timeout', () => request.destroy()).on('error', done);
  });

const samples = { timesMs: [], memoryMb: [] };
let isStopped = false;
process.on('message', () => (isStopped = true));
process.send?.('watching');
while (!isStopped) {
  samples.timesMs.push(await sample());
  const memory = readMemoryMb(pid);
  if (memory) samples.memoryMb.push(memory.current);
  await new Promise((resolve) => setTimeout(resolve, 100));
}
process.send?.(samples, () => process.exit(0));
