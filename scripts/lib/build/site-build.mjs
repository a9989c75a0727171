/** Builds the site, and knows whether the present build matches the sources. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProductionEnvironment } from '../../../lib/core/env/validation/check-settings.mjs';
import { settingOf } from '../../../lib/core/env/settings.mjs';
import { generateContent } from '../generate/ensure-content.mjs';
import { printFailureAndExit, printStep } from '../command/output.mjs';
import { captureStdout, runNode } from '../command/run-process.mjs';
import { startBundledBackend } from '../serve/serve-with-backend.mjs';
import { buildTimeValues, recordBuild } from './build-record.mjs';
import { bundlePrograms, programFilesOutsideServer, programsFolder } from './bundle-programs.mjs';
import { createStaticFolder } from './static-folder.mjs';
import { writeTsconfigFor } from './tsconfig.mjs';

const sourceFolders = [
  'app',
  'components',
  'content',
  'lib',
  'messages',
  'packages/backend',
  'packages/contract',
  'packages/shared',
  'public',
  'server',
];
const files = [
  'package-lock.json',
  'next.config.ts',
  'tsconfig.json',
  'middleware.ts',
  'postcss.config.mjs',
  'scripts/lib/build/site-build.mjs',
  'scripts/lib/build/build-record.mjs',
  'scripts/lib/build/print-build-inputs.ts',
  'scripts/content.ts',
  'scripts/lib/build/bundle-programs.mjs',
  'scripts/lib/build/static-folder.mjs',
  'scripts/lib/build/tsconfig.mjs',
  'scripts/lib/build/server-only-stub.ts',
  ...programFilesOutsideServer,
];

const dist = () => settingOf('NEXT_DIST_DIR');
const stampFile = () => join(dist(), 'built-from');

/** Paths a build creates, and tests with their support files. */
const isExcludedFromHash = (path) =>
  /[\\/]\.(?:next(?:-\w+)?|releases)[\\/]|\.test(?:-support)?\.tsx?$|next-env\.d\.ts$/.test(path);

/**
 * A hash over files; tests next to their source do not count.
 * @param {readonly string[]} folders
 * @param {readonly string[]} files
 */
export function hashFiles(folders, files) {
  const hash = createHash('sha256').update(process.versions.node);
  const foundFiles = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .filter((path) => !isExcludedFromHash(path)),
  );
  for (const file of [...foundFiles.sort(), ...files]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** A hash of everything the build depends on. */
const computeFingerprint = () =>
  createHash('sha256')
    .update(hashFiles(sourceFolders, files))
    .update(JSON.stringify(buildTimeValues()))
    .digest('hex');

/** The content version and the QR codes of pages before the build (scripts/lib/build/print-build-inputs.ts). */
async function readBuildInputs(env) {
  const { code, output } = await captureStdout(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'scripts/lib/build/print-build-inputs.ts'],
    { env: { ...env, NEXT_PHASE: 'phase-production-build' } },
  );
  if (code !== 0) printFailureAndExit('What the build needs could not be read; see above.');
  // Log lines may come before the JSON.
  return JSON.parse(output.trim().split('\n').at(-1));
}

/**
 * The backend during a build: samples in memory for a demonstration. A site with an upstream uses the upstream, and all
 * other sites wait for the real database.
 */
async function startBackendForBuild() {
  const isDemo = !isProductionEnvironment() || settingOf('DEMO') === '1';
  const isNeeded = isDemo && !process.env.UPSTREAM_HOST && !process.env.BACKEND_ORIGIN;
  if (!isNeeded) return { settings: {}, close: () => Promise.resolve() };
  await bundlePrograms(dist());
  const { origin, secret, close } = await startBundledBackend(dist(), { isInMemory: true });
  return { settings: { BACKEND_ORIGIN: origin, BACKEND_SECRET: secret }, close };
}

/**
 * Builds the pages.
 * @returns the version of their content, and their QR codes as SVG
 */
async function buildPages() {
  const { settings, close } = await startBackendForBuild();
  const env = {
    ...process.env,
    ...settings,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  try {
    const inputs = await readBuildInputs(env);
    if ((await runNode('node_modules/next/dist/bin/next', ['build'], { env })) !== 0)
      printFailureAndExit('The build failed; see above.');
    return inputs;
  } finally {
    await close();
  }
}

/** Builds the site, its server and the static files. */
export async function buildSite() {
  generateContent();
  writeTsconfigFor(dist());
  const { content, qrCodeFiles } = await buildPages();
  printStep('Bundling the server …');
  await bundlePrograms(dist());
  writeFileSync(
    join(programsFolder(dist()), 'build.json'),
    JSON.stringify({ id: randomUUID(), ...content }),
  );
  await createStaticFolder(dist(), qrCodeFiles);
  recordBuild(dist());
  writeFileSync(stampFile(), computeFingerprint());
}

/** Builds unless the present build has exactly these sources and settings. */
export async function ensureSiteBuilt() {
  generateContent();
  if (existsSync(stampFile()) && readFileSync(stampFile(), 'utf8') === computeFingerprint()) return;
  printStep('Building the site (one to three minutes) …');
  await buildSite();
}
