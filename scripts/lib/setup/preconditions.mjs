/**
 * What a command needs of the machine: the version of Node.js, room on the disk, a free port. Runs before the
 * installation, with Node's own modules only.
 */
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { printFailureAndExit } from '../command/output.mjs';

const oldestNode = [20, 9];
const neededBytes = 2 * 1024 ** 3;

/** Stops with a message when Node.js is too old. */
export function stopOnOldNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [needMajor, needMinor] = oldestNode;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  printFailureAndExit(
    `Node.js ${version} is too old: ${oldestNode.join('.')} or later is needed. Get it from https://nodejs.org.`,
  );
}

/** Stops with a message when an installation and a build would not fit on the disk. */
export async function stopOnFullDisk() {
  const { bavail, bsize } = await statfs('.');
  const freeBytes = bavail * bsize;
  if (freeBytes < neededBytes) {
    printFailureAndExit(
      `Only ${Math.round(freeBytes / 1024 ** 2)} MB are free here; installing and building take about 2 GB. Make room and try again.`,
    );
  }
}

/**
 * Stops with a message when the port is taken.
 * @param {number} port
 * @param {(port: number) => string} command the command with another port
 */
export async function stopOnTakenPort(port, command) {
  const code = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code ?? 'UNKNOWN'));
    probe.listen(port, () => probe.close(() => resolve('')));
  });
  if (code === 'EADDRINUSE')
    printFailureAndExit(
      `Port ${port} is taken. Stop what listens there, or choose another: ${command(port + 1)}`,
    );
  if (code === 'EACCES')
    printFailureAndExit(
      `This user may not listen on port ${port}. Choose one above 1023: ${command(3000)}`,
    );
  if (code) printFailureAndExit(`Port ${port} cannot be used (${code}).`);
}
