/** An operator's commands for a running site, run from its build, because from the sources each takes seconds. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { dataDirs } from './servers';

/** Keys a site generated, by the names of their settings. */
const drawn = (dataDir: string): Record<string, string> => {
  const file = `${dataDir}/secrets.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
};

/**
 * Runs one command on a site's database.
 * @returns its output
 * @throws Error with its message when it refuses
 */
export async function runCommand(args: readonly string[], dataDir: string): Promise<string> {
  const program = ['--conditions=react-server', '.next-test/run/backend.mjs'];
  const own = { DATABASE_URL: '', UPSTREAM_HOST: '', REDIS_URL: '', DATA_DIR: dataDir };
  const env = { ...drawn(dataDir), ...process.env, ...own };
  const { stdout } = await promisify(execFile)(process.execPath, [...program, ...args], { env });
  return stdout;
}

/** The JSON output of a command. */
export const commandJson = async (args: readonly string[], dataDir: string = dataDirs.site) =>
  JSON.parse(await runCommand([...args, '--json'], dataDir)) as Record<string, unknown>;
