/** The operator's commands, on the data both instances share. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { commandSettings } from './machines';

/** @throws Error with what the command printed when it did not succeed */
export async function runCommand(name: string, args: readonly string[] = []): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', 'scripts/operate.mjs', name, ...args],
    { env: { ...process.env, ...commandSettings() }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${name} ended with ${String(code)}: ${output}`);
  return output;
}
