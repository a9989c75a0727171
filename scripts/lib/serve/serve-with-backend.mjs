/** Starts the embedded backend in this process and the site’s server as its child. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants } from 'node:os';
import { programsFolder } from '../build/bundle-programs.mjs';
import { stopHandlingSignals } from '../command/signals.mjs';

/**
 * Starts the embedded backend in this process from the bundled programs.
 * @param {string} dist the build's folder
 * @param {{ isInMemory?: boolean }} [options]
 * @returns {Promise<{ origin: string, secret: string, close: () => Promise<void> }>}
 */
export async function startBundledBackend(dist, options = {}) {
  const program = pathToFileURL(resolve(programsFolder(dist), 'embedded-backend.mjs')).href;
  const { startEmbeddedBackend } = await import(program);
  return startEmbeddedBackend(options);
}

/**
 * Megabytes of each of V8's two semi-spaces, its young generation, in the site's process; the default is 16. With 16
 * it often fills while a page is rendered, so that short-lived objects are moved to the old generation: in some starts
 * garbage collection took a third more processor time.
 */
const youngGenerationOption = '--max-semi-space-size=24';

/**
 * Runs the site's server as a child of this process, which runs its backend: each has its own event loop. When either
 * ends, the other follows, and this process with them. Resolves once the child is started. With BACKEND_ORIGIN there is
 * no backend to run, and the server runs in this process.
 * @param {string} dist the build's folder
 */
export async function serveWithBackend(dist) {
  const serverProgram = resolve(programsFolder(dist), 'server.mjs');
  if (process.env.BACKEND_ORIGIN) return void (await import(pathToFileURL(serverProgram).href));
  const { origin, secret, close } = await startBundledBackend(dist);
  const site = spawn(
    process.execPath,
    [...process.execArgv, youngGenerationOption, serverProgram],
    {
      env: { ...process.env, BACKEND_ORIGIN: origin, BACKEND_SECRET: secret },
      // The channel notifies the child when this process ends.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      // The child has a separate process group, so that a terminal's Ctrl-C reaches only this process, which passes the
      // signal on once.
      detached: process.platform !== 'win32',
    },
  );
  let isEnding = false;
  stopHandlingSignals();
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
    process.on(signal, () => {
      isEnding = true;
      site.kill(signal);
    });
  site.once('exit', (code, signal) => {
    if (!isEnding) console.error(`[server] the site’s process ended with ${signal ?? code}`);
    const exit = () => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
    close().then(exit, exit);
  });
}
