/** Processes as a terminal or a process manager starts them: npm, its shell, node and their children. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { arePackagesInstalled } from '@/scripts/lib/setup/npm-packages.mjs';
import { findFreePort } from '@/scripts/lib/testing/find-free-port.mjs';
import { createDataDir } from './temporary-folders';

/** The settings of the tested build, as a start needs them: an empty setting counts as not set. */
export function readBuiltSettings(): Record<string, string> {
  const buildRecord = JSON.parse(readFileSync('.next-test/built-with.json', 'utf8')) as object;
  return {
    NEXT_DIST_DIR: '.next-test',
    ...Object.fromEntries(
      Object.entries(buildRecord).map(([name, value]) => [name, String(value ?? '')]),
    ),
  };
}

/** Ids of a process and all its descendants. */
export function listProcessTree(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const processTree = [pid];
  for (const member of processTree)
    processTree.push(...rows.filter(([, parent]) => parent === member).map(([child]) => child));
  return processTree;
}

/** The processes with these ids that still run. */
export const findAlive = (pids: readonly number[]): number[] =>
  pids.filter((pid) => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  });

const processGroups: number[] = [];

/**
 * Runs npm in its own process group.
 * @param args of npm
 * @throws Error where npm would install packages first
 */
export function startNpm(args: readonly string[], env: Record<string, string>) {
  // npm start would reinstall node_modules under all other running processes.
  if (args[0] === 'start' && !arePackagesInstalled())
    throw new Error('The packages are not those of package-lock.json: run npm ci first.');
  const child = spawn('npm', args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const pid = Number(child.pid);
  processGroups.push(pid);
  return {
    pid,
    ended,
    output: () => output,
    /** As a terminal or systemd does: every process of the group gets the signal, and npm passes it on once more. */
    signalGroup: (signal: NodeJS.Signals) => process.kill(-pid, signal),
  };
}

/** For `afterEach`: a command that does not end as expected must not outlive its test. */
export function killGroups(): void {
  for (const pid of processGroups.splice(0))
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // The process has ended already.
    }
}

/**
 * Starts the tested build by an npm command and waits until it answers.
 * @param command such as `['run', 'serve']`
 */
export async function startByNpm(command: readonly string[], shell = '/bin/sh', settings = {}) {
  const port = await findFreePort();
  const npm = startNpm([...command, '--silent', `--script-shell=${shell}`], {
    ...readBuiltSettings(),
    DATA_DIR: createDataDir(),
    HOST: '127.0.0.1',
    PORT: String(port),
    DRAIN_SECONDS: '3',
    ...settings,
  });
  await expect.poll(npm.output, { timeout: 60_000 }).toContain('Ready on');
  const origin = `http://localhost:${port}`;
  const processTree = listProcessTree(npm.pid);
  const expectExited = async () => {
    await expect.poll(() => findAlive(processTree), { timeout: 10_000 }).toEqual([]);
    await expect(fetch(`${origin}/api/health`)).rejects.toThrow();
  };
  const readReadiness = async () => (await fetch(`${origin}/api/ready`)).json() as Promise<object>;
  return { ...npm, origin, processTree, readReadiness, expectExited };
}

type NpmSite = Awaited<ReturnType<typeof startByNpm>>;

/**
 * Starts a download and reads it later.
 * @returns a function that reads the rest, and returns the status and the number of missing bytes
 */
export async function beginDownload(origin: string) {
  const link = await fetch(`${origin}/api/download/windows`, { redirect: 'manual' });
  const response = await fetch(`${origin}${link.headers.get('location')}`);
  const reader = response.body!.getReader();
  let bytes = (await reader.read()).value?.length ?? 0;
  return async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      bytes += part.value.length;
    return [response.status, Number(response.headers.get('content-length')) - bytes];
  };
}

/** Whether npm passes a signal on; before 10.3 it keeps it to itself. */
function npmPassesSignals(): boolean {
  const version = execFileSync('npm', ['--version'], { encoding: 'utf8' });
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 10 || (major === 10 && minor >= 3);
}

/**
 * Sends SIGTERM to npm only, where npm passes it on: requests must be accepted for a while, running ones finished, and
 * no process left.
 */
export async function expectDrain(site: NpmSite): Promise<void> {
  expect(await site.readReadiness()).toMatchObject({ status: 'ready' });
  expect(site.processTree.length).toBeGreaterThan(1);
  const finish = await beginDownload(site.origin);
  if (npmPassesSignals()) process.kill(site.pid, 'SIGTERM');
  else site.signalGroup('SIGTERM');
  await expect.poll(site.readReadiness, { intervals: [50] }).toEqual({ status: 'draining' });
  expect((await fetch(`${site.origin}/en`)).status).toBe(200);
  expect(await finish()).toEqual([200, 0]);
  expect(await site.ended).toEqual([0, null]);
  await site.expectExited();
}
