/** Asks a site for its health ten times a second, in its own process, until a message stops it. */
import { Agent, get } from 'node:http';
import { readMemory } from '../../scripts/lib/testing/process-usage.mjs';

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
    const started = performance.now();
    const done = () => resolve(performance.now() - started);
    const request = get(
      `${origin}/api/health`,
      { agent, headers, timeout: timeoutMs },
      (response) => response.on('end', done).resume(),
    );
    request.on('timeout', () => request.destroy()).on('error', done);
  });

const samples = { times: [], memory: [] };
let isStopped = false;
process.on('message', () => (isStopped = true));
process.send?.('watching');
while (!isStopped) {
  samples.times.push(await sample());
  const memory = readMemory(pid);
  if (memory) samples.memory.push(memory.current);
  await new Promise((resolve) => setTimeout(resolve, 100));
}
process.send?.(samples, () => process.exit(0));
