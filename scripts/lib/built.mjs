import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingOf } from '../../lib/env/settings.mjs';
import { bakedValues, recordBuild } from './build-record.mjs';
import { bundlePrograms, programFiles } from './bundle.mjs';
import { compressFiles } from './compressed.mjs';
import { fail, step } from './log.mjs';
import { run, runNode } from './run.mjs';
import { ensureTsconfigFor } from './tsconfig.mjs';

const sources = ['app', 'components', 'keys', 'lib', 'messages', 'public'];
const files = [
  'package-lock.json',
  'next.config.ts',
  'tsconfig.json',
  'middleware.ts',
  'postcss.config.mjs',
  'scripts/post-build.ts',
  'scripts/lib/bundle.mjs',
  'scripts/lib/compressed.mjs',
  ...programFiles,
];

const dist = () => settingOf('NEXT_DIST_DIR');
const stampFile = () => join(dist(), 'built-from');

/** What a build makes itself, and tests. */
const isMade = (path) => /[\\/]\.next(?:-\w+)?[\\/]|\.test\.tsx?$|next-env\.d\.ts$/.test(path);

/**
 * A hash over files; tests do not count.
 * @param {readonly string[]} folders
 * @param {readonly string[]} files
 */
export function fingerprintOf(folders, files) {
  const hash = createHash('sha256').update(process.versions.node);
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .filter((path) => !isMade(path)),
  );
  for (const file of [...found.sort(), ...files]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** A hash over everything the build depends on. */
export const fingerprint = () =>
  createHash('sha256')
    .update(fingerprintOf(sources, files))
    .update(JSON.stringify(bakedValues()))
    .digest('hex');

/** Builds the site, bundles what runs beside Next, and finishes the pages. */
export async function build() {
  ensureTsconfigFor(dist());
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  if ((await runNode('node_modules/next/dist/bin/next', ['build'], { env })) !== 0) {
    fail('The build failed; the reason stands above.');
  }
  step('Bundling the server …');
  await bundlePrograms(dist());
  if ((await run(process.execPath, ['--import', 'tsx', 'scripts/post-build.ts'], { env })) !== 0) {
    fail('The pages could not be finished; the reason stands above.');
  }
  await compressFiles(dist());
  recordBuild(dist());
  writeFileSync(stampFile(), fingerprint());
}

/** Builds unless the build there is one of exactly these sources and settings. */
export async function ensureBuilt() {
  if (existsSync(stampFile()) && readFileSync(stampFile(), 'utf8') === fingerprint()) return;
  step('Building the site (about a minute) …');
  await build();
}
