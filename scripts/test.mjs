// npm test: unit tests, then browser tests on a build of its own. Installs, builds and finds a
// browser when needed; arguments go to the browser tests.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ensureBuilt } from './lib/built.mjs';
import { ensureConsoleBuilt } from './lib/console-build.mjs';
import { ensureBrowser } from './lib/ensure-browser.mjs';
import { loadEnvironment } from './lib/environment.mjs';
import { step } from './lib/log.mjs';
import { runNode } from './lib/run.mjs';
import { checkNode, checkPort, ensureInstalled } from './lib/setup.mjs';
import { testBuild } from './lib/test-settings.cjs';
import { report } from './lib/test-report.mjs';

checkNode();
await ensureInstalled();
await loadEnvironment();
Object.assign(process.env, testBuild);

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
step('Unit tests …');
const unit = await runNode(
  'node_modules/jest/bin/jest.js',
  ['--ci', '--json', '--outputFile=reports/unit.json'],
  {
    env: { ...process.env, NODE_ENV: 'test' },
  },
);
await ensureBrowser();
await ensureBuilt();
await ensureConsoleBuilt();
for (const port of [3100, 3101, 3102, 3103, 3104]) await checkPort(port);
rmSync('.data-test', { recursive: true, force: true });
rmSync('.next-test-remote', { recursive: true, force: true });
cpSync('.next-test', '.next-test-remote', {
  recursive: true,
  filter: (source) => !/[\\/]cache([\\/]|$)/.test(source),
});
step('Browser tests …');
const browser = await runNode('node_modules/@playwright/test/cli.js', [
  'test',
  ...process.argv.slice(2),
]);
writeFileSync('reports/exit-codes.json', JSON.stringify({ unit, browser }));
report();
process.exit(unit || browser);
