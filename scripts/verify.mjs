/**
 * npm run verify: the checks of the sources that are no tests: types, lint with the import boundaries, format, dead
 * code, messages, words, documents, generated files and the size of browser code. Tests are `npm test`.
 */
import { ensureSiteBuilt } from './lib/build/site-build.mjs';
import { generateContent } from './lib/generate/ensure-content.mjs';
import { applyEnvFiles } from './lib/setup/environment.mjs';
import { printStep } from './lib/command/output.mjs';
import { captureAllOutput, runNode } from './lib/command/run-process.mjs';
import { ensureInstalled } from './lib/setup/npm-packages.mjs';
import { stopOnOldNode } from './lib/setup/preconditions.mjs';
import { testBuild } from './lib/testing/test-settings.cjs';

stopOnOldNode();
await ensureInstalled();
await applyEnvFiles();
generateContent();

/** Slowest first, because two run at a time. */
const checks = [
  [
    'Lint and import boundaries',
    [
      'node_modules/eslint/bin/eslint.js',
      ...['.', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/'],
    ],
  ],
  ['Types', ['node_modules/typescript/bin/tsc', '--noEmit']],
  [
    'Format',
    ['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--cache', '--log-level', 'warn'],
  ],
  ['Dead code', ['node_modules/knip/bin/knip.js']],
  ['Messages', ['scripts/verify/messages.mjs']],
  ['Words', ['scripts/verify/words.mjs']],
  ['Documents', ['scripts/verify/documents.mjs']],
  ['Settings', ['scripts/settings.mjs', '--check']],
  [
    'Commands',
    ['--conditions=react-server', '--import', 'tsx', 'scripts/commands-page.ts', '--check'],
  ],
  ['Days of pages', ['scripts/page-days.mjs', '--check']],
  ['Latin font', ['scripts/draw/font.mjs', '--check']],
];

const results = [];
async function check(name, nodeArgs) {
  const startedAt = performance.now();
  const { code, output } = await captureAllOutput(process.execPath, nodeArgs);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${code === 0 ? '✓' : '✖'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  results.push([name, code === 0]);
}

printStep('Types of the routes …');
results.push([
  'Route types',
  (await runNode('node_modules/next/dist/bin/next', ['typegen'])) === 0,
]);
const waitingChecks = [...checks];
const runWaiting = async () => {
  for (let nextCheck = waitingChecks.shift(); nextCheck; nextCheck = waitingChecks.shift())
    await check(...nextCheck);
};
await Promise.all([runWaiting(), runWaiting()]);

// The build of the tests is measured; another build would have the same sizes.
Object.assign(process.env, testBuild);
await ensureSiteBuilt();
await check('Budgets', ['scripts/verify/budgets.mjs']);

const failedChecks = results.filter(([, hasPassed]) => !hasPassed).map(([name]) => name);
console.log(
  failedChecks.length === 0 ? 'verify: all good' : `verify: ${failedChecks.join(', ')} failed`,
);
process.exit(failedChecks.length === 0 ? 0 : 1);
