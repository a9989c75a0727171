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
  const fetchReadiness = async () => (await fetch(`${origin}/api/ready`)).json() as Promise<object>;
  return { ...npm, origin, processTree, fetchReadiness, expectExited };
}

export type NpmSite = Awaited<ReturnType<typeof startByNpm>>;
