/** Runs serve.mjs and copies everything it prints to LOG_FILE: browser tests search it for secrets. */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

const file = process.env.LOG_FILE;
if (!file) throw new Error('LOG_FILE: must be given');
mkdirSync(dirname(file), { recursive: true });
const log = createWriteStream(file, { flags: 'a' });
const site = spawn(process.execPath, ['scripts/serve.mjs'], { stdio: ['ignore', 'pipe', 'pipe'] });
for (const [from, to] of [
  [site.stdout, process.stdout],
  [site.stderr, process.stderr],
]) {
  from.pipe(log, { end: false });
  from.pipe(to);
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => site.kill(signal));
site.on('exit', (code) => process.exit(code ?? 1));
