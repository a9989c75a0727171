import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingOf } from '../../lib/env/settings.mjs';
import { bakedValues, recordBuild } from './build-record.mjs';
import { bundlePrograms, programFiles } from './bundle.mjs';
import { fail, step } from './log.mjs';
import { run, runNode } from './run.mjs';
import { ensureTsconfigFor } from './tsconfig.mjs';

const sources = ['app', 'components', 'lib', 'messages', 'public'];
const files = [
  'package-lock.json',
  'next.config.ts',
  'tsconfig.json',
  'middleware.ts',
  'postcss.config.mjs',
  'scripts/post-build.ts',
  'scripts/lib/bundle.mjs',
  ...programFiles,
];

const dist = () => settingOf('NEXT_DIST_DIR');
const stampFile = () => join(dist(), 'built-from');

/** A hash over everything the build depends on; tests do not count. */
export function fingerprint() {
  const hash = createHash('sha256').update(process.versions.node);
  const found = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  );
  for (const file of [...found.sort(), ...files]) hash.update(file).update(readFileSync(file));
  hash.update(JSON.stringify(bakedValues()));
  return hash.digest('hex');
}

/** Builds the site, writes the Content-Security-Policies and bundles what runs beside Next. */
export async function build() {
  ensureTsconfigFor(dist());
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  if ((await runNode('node_modules/next/dist/bin/next', ['build'], { env })) !== 0) {
    fail('The build failed; the reason stands above.');
  }
  if ((await run(process.execPath, ['--import', 'tsx', 'scripts/post-build.ts'], { env })) !== 0) {
    fail('The Content-Security-Policies could not be written.');
  }
  step('Bundling the server …');
  await bundlePrograms(dist());
  recordBuild(dist());
  writeFileSync(stampFile(), fingerprint());
}

/** Builds unless the build there is one of exactly these sources and settings. */
export async function ensureBuilt() {
  if (existsSync(stampFile()) && readFileSync(stampFile(), 'utf8') === fingerprint()) return;
  step('Building the site (about a minute) …');
  await build();
}
