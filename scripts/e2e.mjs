/**
 * npm run test:e2e [-- spec or words …] runs tests of the built site. It builds what the chosen tests need and starts
 * the servers they use. Without words it runs every suite of `npm test`. Options of Playwright pass through.
 *   npm run test:e2e -- print                  every spec with "print" in its path
 *   npm run test:e2e -- e2e/console -g sign-in
 *   npm run test:e2e -- e2e/cluster            two instances behind nginx; needs nginx, TEST_DATABASE_URL and
 *                                              TEST_REDIS_URL
 */
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureSiteBuilt } from './lib/build/site-build.mjs';
import { ensureConsoleBuilt } from './lib/build/console-build.mjs';
import { ensureBrowser } from './lib/testing/ensure-browser.mjs';
import { applyEnvFiles } from './lib/setup/environment.mjs';
import { printFailureAndExit, printStep } from './lib/command/output.mjs';
import { runNode } from './lib/command/run-process.mjs';
import { ensureInstalled } from './lib/setup/npm-packages.mjs';
import { stopOnOldNode, stopOnTakenPort } from './lib/setup/preconditions.mjs';
import { testBuild } from './lib/testing/test-settings.cjs';

/**
 * The suites by their folder below e2e: the servers to start, whether a browser is needed, which command runs the suite
 * (`when`), and the run that the suite shares with others (`run`; "site" when left out).
 */
const suites = JSON.parse(readFileSync('e2e/suites.json', 'utf8'));

/**
 * The tests of this suite start nginx and the sites behind nginx themselves, so the suite has a separate configuration.
 */
const cluster = 'cluster';

const playwright = 'node_modules/@playwright/test/cli.js';

const specs = readdirSync('e2e', { recursive: true })
  .filter((path) => path.endsWith('.spec.ts'))
  .map((path) => join('e2e', path).split(sep).join('/'));
const suiteOf = (spec) => spec.split('/')[1];

/**
 * The suites of `npm test`, of CI, or of the nightly run.
 * @param {'test' | 'ci' | 'nightly'} when
 */
export const suitesOf = (when) =>
  Object.keys(suites).filter((name) => (suites[name].when ?? 'test') === when);

const runOf = (name) => suites[name].run ?? 'site';

/** Suites with a spec whose path contains one of the words, which Playwright also treats as patterns. */
function suitesMatching(words) {
  const patterns = words.map((pattern) => new RegExp(pattern.replace(/:\d+(:\d+)?$/, ''), 'i'));
  const matchingSpecs = specs.filter((spec) => patterns.some((pattern) => pattern.test(spec)));
  if (matchingSpecs.length === 0)
    printFailureAndExit(`No spec below e2e has ${words.join(' or ')} in its path.`);
  return [...new Set(matchingSpecs.map(suiteOf))].filter(
    (name) => name in suites || name === cluster,
  );
}

/** The npm command that started this process, with its arguments. */
function typedCommand() {
  const [, file = '', ...words] = process.argv;
  const args = words.map((word) => (/[^\w./:=@,-]/.test(word) ? `'${word}'` : word));
  const command = basename(file) === 'e2e.mjs' ? 'npm run test:e2e' : 'npm test';
  return args.length > 0 ? `${command} -- ${args.join(' ')}` : command;
}

/**
 * Runs suites of the built site, one run after the other: suites of the console change what the whole site shows, and
 * suites under load measure waits, which tests at the same time would lengthen.
 * @param {readonly string[]} names of suites
 * @param {readonly string[]} args of Playwright
 * @returns {Promise<number>} exit code
 */
export async function runSuites(names, args = []) {
  if (names.includes(cluster)) {
    const otherNames = names.filter((name) => name !== cluster);
    const status = otherNames.length > 0 ? await runSuites(otherNames, args) : 0;
    return (await runCluster(args)) || status;
  }
  const needs = (name, server) => suites[name].servers.includes(server);
  Object.assign(process.env, testBuild);
  if (names.some((name) => suites[name].browser !== false)) await ensureBrowser();
  await ensureSiteBuilt();
  if (names.some((name) => needs(name, 'console'))) await ensureConsoleBuilt();
  mkdirSync('reports/playwright', { recursive: true });
  const firstPort = Number(process.env.E2E_PORT ?? 3100);
  let status = 0;
  const runs = [...new Set(names.map(runOf))];
  // With `-g` a test may be in one of several runs.
  const emptyRunOptions = runs.length > 1 ? ['--pass-with-no-tests'] : [];
  for (const [index, run] of runs.entries()) {
    const group = names.filter((name) => runOf(name) === run);
    // Each run gets other ports, because the site of the previous run may still be ending.
    const port = firstPort + 10 * index;
    for (const serverPort of [port, port + 1, port + 2])
      await stopOnTakenPort(serverPort, () => `E2E_PORT=${firstPort + 30} ${typedCommand()}`);
    rmSync(`.data-test/${port}`, { recursive: true, force: true });
    printStep(`Tests of the built site: ${group.join(', ')} …`);
    const env = {
      ...process.env,
      E2E_PORT: String(port),
      E2E_SERVERS: [...new Set(group.flatMap((name) => suites[name].servers))].join(' '),
      E2E_REPORT: `reports/playwright/${run}-${group.join('-')}.json`,
    };
    const projects = group.map((name) => `--project=${name}`);
    status =
      (await runNode(playwright, ['test', ...projects, ...emptyRunOptions, ...args], { env })) ||
      status;
  }
  return status;
}

/**
 * @param {readonly string[]} args of Playwright
 * @returns {Promise<number>} exit code
 */
async function runCluster(args) {
  Object.assign(process.env, testBuild);
  await ensureSiteBuilt();
  mkdirSync('reports/playwright', { recursive: true });
  return runNode(playwright, ['test', '-c', 'e2e/cluster', ...args]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  stopOnOldNode();
  await ensureInstalled();
  await applyEnvFiles();
  const args = process.argv.slice(2);
  // The value of one of these options (-g words) does not choose specs; other options are written with `=`.
  const words = args.filter(
    (arg, n) =>
      !arg.startsWith('-') && !/^(-g|--grep|--workers|--repeat-each)$/.test(args[n - 1] ?? ''),
  );
  process.exit(await runSuites(words.length > 0 ? suitesMatching(words) : suitesOf('test'), args));
}
