/** Starts an existing build on a free port, with its own data folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingOf } from '../../../lib/core/env/settings.mjs';
import { readBuildRecord } from '../build/build-record.mjs';
import { findFreePort } from './find-free-port.mjs';

/** Waits this long for the site to answer; a cold start takes about two seconds. */
const maxStartSeconds = 60;

async function isAnswering(origin) {
  try {
    return (await fetch(`${origin}/api/health`)).ok;
  } catch {
    return false;
  }
}

/** Settings of the machine that would change a test or a measurement. */
const neutralSettings = {
  UPSTREAM_HOST: '',
  DATABASE_URL: '',
  DOWNLOAD_HOST: '',
  DOWNLOAD_DIR: '',
  HOST: '127.0.0.1',
  DRAIN_SECONDS: '0',
};

/** The settings a build was made with, as environment variables: the build can be served with no other settings. */
const settingsOfBuild = (buildRecord) =>
  Object.fromEntries(Object.entries(buildRecord).map(([name, value]) => [name, value ?? '']));

/**
 * @param {Record<string, string>} [settings] further environment variables; a DATA_DIR given here is not deleted
 * @param {{ isQuiet?: boolean, allowsAnySettings?: boolean, maxOpenFiles?: number, projectFolder?: string }} [options]
 *   isQuiet: hides the site's error output, for runs that provoke errors; allowsAnySettings: with settings the build
 *   was not made with; maxOpenFiles: how many files and connections the process may have open; projectFolder: the
 *   folder to serve from, instead of this one
 * @returns {Promise<{
 *   origin: string, pid: number, dataDir: string, stop: () => Promise<void>, kill: () => Promise<void>
 * }>}
 *   `kill` is kill -9
 * @throws Error when there is no build, or the site does not start
 */
export async function startSite(
  settings = {},
  { isQuiet = false, allowsAnySettings = false, maxOpenFiles, projectFolder } = {},
) {
  const dist = settings.NEXT_DIST_DIR || settingOf('NEXT_DIST_DIR');
  const buildRecord = readBuildRecord(dist);
  if (!buildRecord) {
    throw new Error(
      `There is no build in ${dist}. Make one first: NEXT_DIST_DIR=${dist} node scripts/build.mjs`,
    );
  }
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'site-')));
  const port = await findFreePort();
  const env = {
    ...process.env,
    ...neutralSettings,
    ...settingsOfBuild(buildRecord),
    NEXT_DIST_DIR: dist,
    DATA_DIR: dataDir,
    PORT: String(port),
    ...settings,
  };
  const options = allowsAnySettings ? ['--any-settings'] : [];
  const command = [process.execPath, 'scripts/serve.mjs', ...options];
  if (maxOpenFiles) command.unshift('sh', '-c', `ulimit -n ${maxOpenFiles}; exec "$0" "$@"`);
  const [program, ...args] = command;
  const site = spawn(program, args, {
    env,
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', isQuiet ? 'ignore' : 'inherit'],
  });
  const endWith = async (signal) => {
    if (site.exitCode === null && site.signalCode === null) {
      const ended = once(site, 'exit');
      site.kill(signal);
      await ended;
    }
    if (settings.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  const [stop, kill] = [() => endWith('SIGTERM'), () => endWith('SIGKILL')];
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < maxStartSeconds * 5; tries += 1) {
    if (site.exitCode !== null) break;
    if (await isAnswering(origin)) return { origin, pid: site.pid, dataDir, stop, kill };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error('The site did not start; see above.');
}
