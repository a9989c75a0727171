/**
 * npm run console: builds the staff console when needed and serves it on its own port (CONSOLE_PORT). With `--build` it
 * only builds. With `--serve` it builds nothing and serves the current release, or packages/console/.next without a
 * release. Without the development packages it cannot build, and serves packages/console/.next.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stopOnInvalidSettings } from '../lib/core/env/validation/check-settings.mjs';
import { settingOf } from '../lib/core/env/settings.mjs';
import { consoleProgram, ensureConsoleBuilt } from './lib/build/console-build.mjs';
import { applyEnvFiles } from './lib/setup/environment.mjs';
import { ensureSecrets } from './lib/setup/development-secrets.mjs';
import { printFailureAndExit } from './lib/command/output.mjs';
import { applyChosenBuild } from './lib/site-releases/choose-build.mjs';
import { stopOnOldNode } from './lib/setup/preconditions.mjs';

stopOnOldNode();
await applyEnvFiles();
process.env.NODE_ENV = 'production';
stopOnInvalidSettings('command');
const isServeOnly = process.argv.includes('--serve');
if (isServeOnly) applyChosenBuild({ isForServing: true });
if (!isServeOnly && existsSync('node_modules/esbuild')) await ensureConsoleBuilt();
else if (!existsSync(consoleProgram()))
  printFailureAndExit(
    `There is no ${consoleProgram()}. Make a release (npm run release), or run npm run console -- --build where the packages for development are.`,
  );
if (!process.argv.includes('--build')) {
  // The console generates missing keys as the site does. Without the folder there is no database either, and the
  // console reports that.
  if (existsSync(settingOf('DATA_DIR'))) ensureSecrets(settingOf('DATA_DIR'));
  if (!process.env.SESSION_KEY && existsSync(settingOf('DATA_DIR')))
    printFailureAndExit('SESSION_KEY is not set. The console needs the one of the site.');
  await import(pathToFileURL(resolve(consoleProgram())).href);
}
