import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Gives Next the configuration its build has written down, as Next's own stand-alone server does.
 * Otherwise it would compile next.config.ts at each start, with what only a build needs.
 * The cache handler is added here: the build itself must not have it, since it would bundle it for
 * the edge, where its Node modules do not exist.
 * @param dist the build's folder, which may be a copy of the one it was built in
 * @throws Error when there is no build
 */
export function giveBuiltConfig(dist: string): void {
  const written = readFileSync(join(dist, 'required-server-files.json'), 'utf8');
  const { config } = JSON.parse(written) as { config: object };
  const cacheHandler = resolve(dist, 'run', 'cache-handler.mjs');
  const atRunTime = { ...config, distDir: dist, cacheHandler };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(atRunTime);
}
