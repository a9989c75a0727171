// One rule taken out in a copy of the project, and what its test file says to that.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const jest = resolve('node_modules/jest/bin/jest.js');
/** A rule whose absence makes the code run for ever has to be taken out in another way. */
const longestMs = 180_000;

/** Runs a test file. @returns {Promise<object | null>} jest's report; null when there is none */
function testReport(folder, test) {
  const outputFile = join(folder, 'mutation-report.json');
  rmSync(outputFile, { force: true });
  const args = [jest, '--runTestsByPath', test, '--runInBand', '--ci', '--silent', '--json'];
  return new Promise((done) => {
    const child = spawn(process.execPath, [...args, '--outputFile', outputFile], {
      cwd: folder,
      stdio: 'ignore',
      timeout: longestMs,
      killSignal: 'SIGKILL',
    });
    child.on('close', () => {
      try {
        done(JSON.parse(readFileSync(outputFile, 'utf8')));
      } catch {
        done(null);
      }
    });
  });
}

const titleOf = ({ ancestorTitles, title }) => [...ancestorTitles, title].join(' › ');

/**
 * @param {string} folder copy of the project
 * @param {string} test
 * @returns {Promise<{ ran: number, failed: string[] }>} tests that ran, and titles of those that failed
 */
export async function testsOf(folder, test) {
  const report = await testReport(folder, test);
  const tests = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').map(titleOf);
  return { ran: tests.length, failed };
}

/**
 * Takes a rule out, runs its tests and puts it back.
 * @param {string} folder copy of the project
 * @param {import('./catalogue.mjs').Mutation} mutation
 */
export async function tryWithout(folder, { file, find, replace, test }) {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  // As a function: a `$` of the replacement means itself.
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  try {
    return await testsOf(folder, test);
  } finally {
    writeFileSync(path, source);
  }
}
