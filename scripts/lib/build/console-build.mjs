/** Builds the console, and knows whether the present build matches the sources. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingOf } from '../../../lib/core/env/settings.mjs';
import { generateContent } from '../generate/ensure-content.mjs';
import { printFailureAndExit, printStep } from '../command/output.mjs';
import { runNode } from '../command/run-process.mjs';
import { hashFiles } from './site-build.mjs';

const folder = 'packages/console';

/** The same folder name as the site's, so that a release has both, and tests do not build into the tested build. */
const dist = () => join(folder, settingOf('NEXT_DIST_DIR'));
const stampFile = () => join(dist(), 'built-from');

/** The console's server, which runs without TypeScript. */
export const consoleProgram = () => join(dist(), 'run', 'console.mjs');

const sourceFolders = ['app', 'components', 'lib', 'messages', 'packages'];
const files = [
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
  'scripts/lib/build/console-build.mjs',
  'scripts/lib/build/server-only-stub.ts',
  'scripts/lib/build/site-build.mjs',
];

/** Builds the console, whether or not anything changed. */
export async function buildConsole() {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: settingOf('NEXT_DIST_DIR'),
  };
  if ((await runNode('node_modules/next/dist/bin/next', ['build', folder], { env })) !== 0)
    printFailureAndExit('The console could not be built; see above.');
  const esbuild = await import('esbuild');
  await esbuild.build({
    entryPoints: { console: `${folder}/server.ts` },
    outdir: join(dist(), 'run'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
    packages: 'external',
    // The project's configuration knows where its packages are, so that they are bundled.
    tsconfig: 'tsconfig.json',
    // server-only stops a bundle for browsers; outside Next it would stop this program.
    alias: { 'server-only': './scripts/lib/build/server-only-stub.ts' },
    logLevel: 'warning',
  });
  writeFileSync(stampFile(), hashFiles(sourceFolders, files));
}

/** Builds the console unless the present build has exactly these sources. */
export async function ensureConsoleBuilt() {
  generateContent();
  if (
    existsSync(stampFile()) &&
    readFileSync(stampFile(), 'utf8') === hashFiles(sourceFolders, files)
  )
    return;
  printStep('Building the console (one to three minutes) …');
  await buildConsole();
}
