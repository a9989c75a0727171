import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface BackendProcess {
  readonly origin: string;
  readonly child: ChildProcess;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts `npm run backend`'s script on a free port and waits until it listens. */
export async function spawnBackend(env: Record<string, string>): Promise<BackendProcess> {
  const args = ['--conditions=react-server', '--import', 'tsx', 'scripts/programs/backend.ts'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: '', UPSTREAM_HOST: '', ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const match = /listening on (http:\S+)/.exec(output);
      if (match?.[1]) resolve(match[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`Backend ended with ${code}:\n${output}`)));
  });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return { origin, child, stop };
}
