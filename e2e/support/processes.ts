/** Processes as a person at a terminal or a process manager has them: npm, its shell, node and what that starts. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A process and all it started, by their ids. */
export function familyOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const family = [pid];
  for (const member of family)
    family.push(...rows.filter(([, parent]) => parent === member).map(([child]) => child));
  return family;
}

/** Those of them that still run. */
export const aliveOf = (pids: readonly number[]): number[] =>
  pids.filter((pid) => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  });

/**
 * Runs npm in a process group of its own.
 * @param args of npm
 */
export function startNpm(args: readonly string[], env: Record<string, string>) {
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
  return {
    pid,
    ended,
    output: () => output,
    /** As a terminal or systemd does: every process of the group gets it, and npm hands it on once more. */
    signalGroup: (signal: NodeJS.Signals) => process.kill(-pid, signal),
  };
}
