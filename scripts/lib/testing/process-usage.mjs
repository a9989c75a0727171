/**
 * Reads what processes use from /proc (Linux). A site consists of several processes: the process that is started runs
 * the backend, and the server of the pages is its child.
 */
import { readFileSync } from 'node:fs';

/** The process and its children; null where the system does not report them. */
function listProcesses(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return [pid, ...children.filter(Boolean)];
  } catch {
    return null;
  }
}

function readOwnProcessorMicros(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields 14 and 15 (user and system time) in ticks of 10 ms; the name before them may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return null;
  }
}

function readOwnMemoryMb(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
    return { current: field('VmRSS'), peak: field('VmHWM') };
  } catch {
    return null;
  }
}

/** Microseconds of processor time a process and its children have used; null where the system does not report it. */
export function readProcessorMicros(pid) {
  const times = listProcesses(pid)?.map(readOwnProcessorMicros);
  return !times || times.includes(null) ? null : times.reduce((sum, time) => sum + time, 0);
}

/**
 * Resident memory of a process and its children in MB: now, and the sum of the most each ever had; null where the
 * system does not report it.
 */
export function readMemoryMb(pid) {
  const readings = listProcesses(pid)?.map(readOwnMemoryMb);
  if (!readings || readings.includes(null)) return null;
  return readings.reduce((sum, { current, peak }) => ({
    current: sum.current + current,
    peak: sum.peak + peak,
  }));
}
