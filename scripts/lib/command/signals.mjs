/**
 * Passes signals of a script on to the processes it started. As the first process of a container node has no default
 * for SIGTERM, and a shell or npm in between passes a signal to one process only, not to its children.
 */
import { constants } from 'node:os';

/** Milliseconds after which processes that were asked to end are killed. */
const killAfterMs = 5_000;
/** npm passes on a signal that a terminal or a process manager has already sent to the whole group. */
const repeatedSignalMs = 1_000;

/** Running process groups that were started here, by the id of their first process. @type {Set<number>} */
const childPids = new Set();
/** @type {{ signal: NodeJS.Signals, at: number } | null} */
let firstSignal = null;

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // The process has ended already.
  }
}

/** @param {NodeJS.Signals} signal */
const signalAll = (signal) => childPids.forEach((pid) => signalGroup(pid, signal));

/**
 * The exit code shells use for a command ended by a signal.
 * @param {NodeJS.Signals} signal
 */
const codeOf = (signal) => 128 + constants.signals[signal];

/** @param {NodeJS.Signals} signal */
function endGroups(signal) {
  if (childPids.size === 0) process.exit(codeOf(signal));
  if (firstSignal) {
    if (signal !== firstSignal.signal || Date.now() - firstSignal.at > repeatedSignalMs)
      signalAll('SIGKILL');
    return;
  }
  firstSignal = { signal, at: Date.now() };
  signalAll(signal);
  setTimeout(() => signalAll('SIGKILL'), killAfterMs);
}

let isHandlingSignals = false;

/** From here on SIGTERM and SIGINT end this process and its children; calling it again does nothing. */
export function endOnSignals() {
  if (isHandlingSignals) return;
  isHandlingSignals = true;
  process.on('SIGTERM', endGroups);
  process.on('SIGINT', endGroups);
}

/** Stops handling signals here, because a server drains before it ends. */
export function stopHandlingSignals() {
  isHandlingSignals = false;
  process.off('SIGTERM', endGroups);
  process.off('SIGINT', endGroups);
}

/**
 * Registers a started process, which has its own process group, except on Windows.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endChildOnSignals(child) {
  endOnSignals();
  const { pid } = child;
  if (pid === undefined) return;
  childPids.add(pid);
  child.once('exit', () => {
    childPids.delete(pid);
    if (!firstSignal || childPids.size > 0) return;
    // This ends processes of the group that outlived the first process.
    signalGroup(pid, 'SIGKILL');
    process.exit(codeOf(firstSignal.signal));
  });
}
