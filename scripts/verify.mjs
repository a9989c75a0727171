// npm run verify: the one "am I done?" command. Types, lint with the walls, format, dead code,
// messages, settings, lock file, unit tests, build and budgets. Browser tests are `npm test`.
import { rmSync } from 'node:fs';
import { settingOf } from '../lib/env/settings.mjs';
import { ensureBuilt } from './lib/built.mjs';
import { loadEnvironment } from './lib/environment.mjs';
import { step } from './lib/log.mjs';
import { runNode } from './lib/run.mjs';
import { checkNode, ensureInstalled } from './lib/setup.mjs';

checkNode();
await ensureInstalled();
await loadEnvironment();

const checks = [
  ['Route types', 'node_modules/next/dist/bin/next', ['typegen']],
  ['Types', 'node_modules/typescript/bin/tsc', ['--noEmit']],
  [
    'Lint and walls',
    'node_modules/eslint/bin/eslint.js',
    ['.', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/'],
  ],
  ['Walls hold', 'scripts/check-walls.mjs', []],
  ['Format', 'node_modules/prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn']],
  ['Dead code', 'node_modules/knip/bin/knip.js', []],
  ['Messages', 'scripts/check-messages.mjs', []],
  ['Words', 'scripts/words/check-words.mjs', []],
  ['Settings', 'scripts/settings.mjs', ['--check']],
  ['Days of pages', 'scripts/page-days.mjs', ['--check']],
  ['Latin font', 'scripts/font.mjs', ['--check']],
  ['Lock file', 'scripts/complete-lock.mjs', ['--check']],
  ['Decisions', 'scripts/check-decisions.mjs', []],
  ['Who imports whom', 'scripts/check-graph.mjs', []],
  ['Unit tests', 'node_modules/jest/bin/jest.js', ['--ci', '--silent']],
];

const results = [];
for (const [name, file, args] of settingOf('SKIP_UNIT') ? checks.slice(0, -1) : checks) {
  step(`${name} …`);
  results.push([name, (await runNode(file, args)) === 0]);
}
if (results.every(([, passed]) => passed)) {
  await ensureBuilt();
  step('Budgets …');
  results.push([
    'Budgets',
    (await runNode('--import', ['tsx', 'scripts/check-budgets.mjs'])) === 0,
  ]);
}
rmSync('tsconfig.tsbuildinfo', { force: true });

for (const [name, passed] of results) console.log(`${passed ? '✓' : '✖'} ${name}`);
const failed = results.filter(([, passed]) => !passed).length;
console.log(failed === 0 ? 'verify: all good' : `verify: ${failed} checks failed`);
process.exit(failed === 0 ? 0 : 1);
