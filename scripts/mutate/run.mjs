// One rule taken out in a copy of the project, and what its test file says to that.
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The longest test file takes minutes on a busy machine; code that runs for ever has to be broken in another way. */
const longestMs = 300_000;
const worker = new URL('worker.mjs', import.meta.url);

/**
 * @typedef {object} Outcome
 * @property {string} file
 * @property {number} ran
 * @property {string[]} failed titles
 */

/**
 * Runs test files in a copy of the project.
 * @param {string} folder
 * @returns {{ run: (tests: string[], limitMs?: number) => Promise<Outcome[]>, stop: () => void }} no outcomes:
 *   the run did not end in time, or broke down
 */
export function createRunner(folder) {
  let child;
  const stop = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const run = (tests, limitMs = longestMs) =>
    new Promise((resolve) => {
      child ??= fork(worker, [], { cwd: folder, stdio: 'ignore' });
      const timer = setTimeout(stop, limitMs);
      const settle = (outcomes) => {
        clearTimeout(timer);
        child?.removeAllListeners();
        resolve(outcomes);
      };
      child.once('message', settle);
      child.once('exit', () => {
        child = undefined;
        settle([]);
      });
      child.send(tests);
    });
  return { run, stop };
}

/**
 * Takes a rule out, runs its tests and puts it back.
 * @param {string} folder copy of the project
 * @param {ReturnType<typeof createRunner>} runner
 * @param {import('./catalogue.mjs').Mutation} mutation
 * @returns {Promise<Outcome | undefined>}
 */
export async function tryWithout(folder, runner, { file, find, replace, test }) {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  // As a function: a `$` of the replacement means itself.
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  try {
    return (await runner.run([test]))[0];
  } finally {
    writeFileSync(path, source);
  }
}
