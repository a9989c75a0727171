/** Asks a site for its health ten times a second, in its own process, until it is stopped. */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

const [origin, pid] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const longestMs = 60_000;

/** Resident memory of the site in MB; null where the system does not report it. */
function memory() {
  try {
    return (
      Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
    );
  } catch {
    return null;
  }
}

const sample = () =>
  new Promise((resolve) => {
    const started = performance.now();
    const done = () => resolve(performance.now() - started);
    const request = get(`${origin}/api/health`, { agent, timeout: longestMs }, (response) =>
      response.on('end', done).resume(),
    );
    request.on('timeout', () => request.destroy()).on('error', done);
  });

const samples = { times: [], memory: [] };
let stopped = false;
process.on('message', () => (stopped = true));
process.send?.('watching');
while (!stopped) {
  samples.times.push(await sample());
  const current = memory();
  if (current !== null) samples.memory.push(current);
  await new Promise((resolve) => setTimeout(resolve, 100));
}
process.send?.(samples, () => process.exit(0));
