/** An operator's commands for a running site, run from its build, because from the sources each takes seconds. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { dataDirs } from './ports-and-folders';
import { readGeneratedKeys } from './site-keys';

/**
 * Runs one command on a site's database.
 * @returns the command's output
 * @throws Error with the command's message when the command refuses
 */
export async function runCommand(args: readonly string[], dataDir: string): Promise<string> {
  const program = ['--conditions=react-server', '.next-test/run/backend.mjs'];
  const ownSettings = { DATABASE_URL: '', UPSTREAM_HOST: '', REDIS_URL: '', DATA_DIR: dataDir };
  const env = { ...readGeneratedKeys(dataDir), ...process.env, ...ownSettings };
  const { stdout } = await promisify(execFile)(process.execPath, [...program, ...args], { env });
  return stdout;
}

/** The JSON output of a command. */
export const runCommandForJson = async (args: readonly string[], dataDir: string = dataDirs.site) =>
  JSON.parse(await runCommand([...args, '--json'], dataDir)) as Record<string, unknown>;
