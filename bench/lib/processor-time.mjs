/** Reads the processor time of a process from /proc (Linux). */
import { readFileSync } from 'node:fs';

/** Microseconds of processor time a process has used; null where the system does not report it. */
export function processorTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields 14 and 15 (user and system time) in ticks of 10 ms; the name before them may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return null;
  }
}

/** The same of a process with its children: a server that leads, with its workers. */
export function processorTimeOfAll(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const times = [pid, ...children.filter(Boolean)].map(processorTime);
    return times.includes(null) ? null : times.reduce((sum, time) => sum + time, 0);
  } catch {
    return null;
  }
}
