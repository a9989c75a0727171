/** Gives a build folder a separate TypeScript configuration. */
import { mkdirSync, writeFileSync } from 'node:fs';

/**
 * The file with the TypeScript configuration of a build.
 * @param {string} dist the build's folder
 */
export const tsconfigFileOf = (dist) =>
  dist === '.next'
    ? 'tsconfig.json'
    : `node_modules/.cache/tsconfig${dist.replace(/[\\/]/g, '-')}.json`;

/**
 * Gives a build in another folder than .next a separate TypeScript configuration. Next adds the types of each build
 * folder to the given configuration; in the project's own file, the types of an outdated build would break the next
 * build.
 */
export function writeTsconfigFor(dist) {
  if (dist === '.next') return;
  mkdirSync('node_modules/.cache', { recursive: true });
  const include = [
    'next-env.d.ts',
    'lib/**/*.d.ts',
    '**/*.ts',
    '**/*.tsx',
    // `**` does not match a folder that begins with a dot.
    'app/.well-known/**/*.ts',
    `${dist}/types/**/*.ts`,
    `${dist}/dev/types/**/*.ts`,
  ];
  const config = {
    extends: '../../tsconfig.json',
    include: include.map((glob) => `../../${glob}`),
    exclude: ['../../node_modules'],
  };
  writeFileSync(tsconfigFileOf(dist), JSON.stringify(config, null, 2));
}
