// Steps that make a fresh clone ready. Each may be repeated at will: it looks first and does
// nothing when nothing is needed. Only Node's own modules are used before the installation.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fail, step } from './log.mjs';
import { runNpm } from './run.mjs';

const oldestNode = [20, 9];
const neededBytes = 2 * 1024 ** 3;

/** Stops with a message on a Node.js that is too old. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor, needMinor] = oldestNode;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  fail(
    `Node.js ${version} is too old: ${oldestNode.join('.')} or later is needed. Get it from https://nodejs.org.`,
  );
}

async function checkDisk() {
  const { bavail, bsize } = await statfs('.');
  const free = bavail * bsize;
  if (free < neededBytes) {
    fail(
      `Only ${Math.round(free / 1024 ** 2)} MB are free here; installing and building take about 2 GB. Make room and try again.`,
    );
  }
}

const installStamp = 'node_modules/.installed-from';

/** Installs the packages of the lock file unless they are the ones already there. */
export async function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted) return;
  await checkDisk();
  step('Installing packages (about a minute) …');
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0)
    fail(
      'The packages could not be installed; npm says why above. Is the network up, and is the registry reachable?',
    );
  writeFileSync(installStamp, wanted);
}

/** Stops with a message when the port is taken. */
export async function checkPort(port) {
  const code = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code ?? 'UNKNOWN'));
    probe.listen(port, () => probe.close(() => resolve('')));
  });
  if (code === 'EADDRINUSE')
    fail(
      `Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start`,
    );
  if (code === 'EACCES')
    fail(`This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`);
  if (code) fail(`Port ${port} cannot be used (${code}).`);
}
