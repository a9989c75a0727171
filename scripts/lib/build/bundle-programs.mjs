/**
 * Bundles the server, the backend, the operator’s commands and the first script of each page (lib/browser/page-start)
 * into a build.
 */
import { join } from 'node:path';

/** Entry points that are bundled into a build: the server, its settings of Next, the backend, commands. */
export const programs = {
  server: 'server/main.ts',
  'next.config': 'deploy/next.config.ts',
  backend: 'scripts/programs/backend.ts',
  'embedded-backend': 'scripts/lib/serve/embedded-backend.ts',
  'backend-export': 'scripts/programs/backend-export.ts',
  'backend-seed': 'scripts/programs/backend-seed.ts',
  announce: 'scripts/programs/announce.ts',
};

/** Source files of a bundle outside the folders every build depends on. */
export const programFilesOutsideServer = Object.values(programs).filter(
  (file) => !file.startsWith('server/'),
);

/**
 * Folder of a build's bundled programs.
 * @param {string} dist the build's folder
 */
export const programsFolder = (dist) => join(dist, 'run');

/**
 * Bundles the programs into the build, each in one file. Packages are not bundled: they are installed next to the
 * build, and Next must be the same copy that the build uses.
 * @param {string} dist the build's folder
 * @throws Error naming the file and the problem
 */
export async function bundlePrograms(dist) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: programs,
    outdir: programsFolder(dist),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
    packages: 'external',
    // server-only stops a bundle for browsers; outside Next it would stop these programs.
    alias: { 'server-only': './scripts/lib/build/server-only-stub.ts' },
    logLevel: 'warning',
  });
  await build({
    entryPoints: { 'page-start': 'lib/browser/page-start/page-start.ts' },
    outdir: programsFolder(dist),
    bundle: true,
    minify: true,
    format: 'iife',
    // The browsers the site supports (S2); newer syntax would silently stop the script there.
    target: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
    logLevel: 'warning',
  });
}
