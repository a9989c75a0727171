/**
 * npm test runs the unit tests, then the tests of the built site. It installs, builds and finds a browser when needed.
 *   --nightly    also runs the suites of CI (not cluster) and of the night, slow unit tests and bench/memory.mjs
 *                (npm test -- --nightly)
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { runSuites, suitesOf } from './e2e.mjs';
import { generateContent } from './lib/generate/ensure-content.mjs';
import { applyEnvFiles } from './lib/setup/environment.mjs';
import { printStep } from './lib/command/output.mjs';
import { runNode } from './lib/command/run-process.mjs';
import { ensureInstalled } from './lib/setup/npm-packages.mjs';
import { stopOnOldNode } from './lib/setup/preconditions.mjs';
import { printReport } from './lib/testing/test-report.mjs';

const isNightly = process.argv.includes('--nightly');
if (isNightly) process.env.NIGHTLY = '1';

stopOnOldNode();
await ensureInstalled();
await applyEnvFiles();
generateContent();

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
printStep('Unit tests …');
const unitExit = await runNode(
  'node_modules/jest/bin/jest.js',
  ['--ci', '--json', '--outputFile=reports/unit.json'],
  { env: { ...process.env, NODE_ENV: 'test' } },
);
const siteExit = await runSuites(
  (isNightly ? ['test', 'ci', 'nightly'] : ['test']).flatMap(suitesOf),
);
writeFileSync('reports/exit-codes.json', JSON.stringify({ unit: unitExit, site: siteExit }));
const memoryExit = isNightly ? await runNode('bench/memory.mjs', ['10']) : 0;
printReport();
process.exit(unitExit || siteExit || memoryExit);
