// A signal to a script ends it together with what it started. As the first process of a container node has no
// default for SIGTERM, and a shell or npm in between passes a signal to one process only, not to its children.
import { constants } from 'node:os';

/** By then who was asked to end is made to. */
const patienceMs = 5_000;
/** npm hands on a signal that a terminal or a process manager has sent to the whole group already. */
const echoMs = 1_000;

/** Process groups that were started here and still run, by the id of their first process. @type {Set<number>} */
const running = new Set();
/** @type {{ signal: NodeJS.Signals, at: number } | null} */
let ending = null;

/** @param {number} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // Gone already.
  }
}

/** @param {NodeJS.Signals} signal */
const signalAll = (signal) => running.forEach((pid) => signalGroup(pid, signal));

/** The exit code shells use for a command ended by a signal. @param {NodeJS.Signals} signal */
const codeOf = (signal) => 128 + constants.signals[signal];

/** @param {NodeJS.Signals} signal */
function end(signal) {
  if (running.size === 0) process.exit(codeOf(signal));
  if (ending) {
    if (signal !== ending.signal || Date.now() - ending.at > echoMs) signalAll('SIGKILL');
    return;
  }
  ending = { signal, at: Date.now() };
  signalAll(signal);
  setTimeout(() => signalAll('SIGKILL'), patienceMs);
}

let watching = false;

/** From here on SIGTERM and SIGINT end this process and what it runs; asking twice does nothing more. */
export function endOnSignals() {
  if (watching) return;
  watching = true;
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/** Stops handling signals here: a server drains before it ends. */
export function releaseSignals() {
  watching = false;
  process.off('SIGTERM', end);
  process.off('SIGINT', end);
}

/**
 * Counts a started process in: it has its own process group, except on Windows.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endTogether(child) {
  endOnSignals();
  const { pid } = child;
  if (pid === undefined) return;
  running.add(pid);
  child.once('exit', () => {
    running.delete(pid);
    if (!ending || running.size > 0) return;
    // Processes the first one of the group has left behind.
    signalGroup(pid, 'SIGKILL');
    process.exit(codeOf(ending.signal));
  });
}
