/** Starts the console with an existing database, on a free port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from './find-free-port.mjs';

/** Waits this long for an answer; the build is there already. */
const maxStartSeconds = 60;

/** Whether a server answers on the port, with whatever status. */
const isAnswering = (port) =>
  fetch(`http://127.0.0.1:${port}/sign-in`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/**
 * @param {Record<string, string>} settings environment variables; DATA_DIR among them, with a database
 * @returns {Promise<{ origin: string, port: number, pid: number, stop: () => Promise<void> }>}
 * @throws Error when it does not start
 */
export async function startConsole(settings) {
  const port = await findFreePort();
  const env = { ...process.env, CONSOLE_PORT: String(port), ...settings };
  const stdio = ['ignore', 'ignore', 'inherit'];
  const program = spawn(process.execPath, ['scripts/console.mjs'], { env, stdio });
  const stop = async () => {
    if (program.exitCode !== null || program.signalCode !== null) return;
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < maxStartSeconds * 5 && program.exitCode === null; tries += 1) {
    if (await isAnswering(port))
      return { origin: `http://localhost:${port}`, port, pid: program.pid, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error('The console did not start; see above.');
}
