/**
 * Whether a recorded process still runs. Its id alone does not prove that: after a restart of a container another
 * process may have it.
 */
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ readonly pid: number, readonly since: string | null }} RecordedProcess
 */

/**
 * When a process began, where the system reports it (Linux).
 * @param {number} pid
 */
function readStartTime(pid) {
  try {
    // The name in brackets may contain spaces; the start time is the 22nd field.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[19] ?? null;
  } catch {
    return null;
  }
}

/** @returns {RecordedProcess} */
export const describeThisProcess = () => ({ pid: process.pid, since: readStartTime(process.pid) });

/** @param {Partial<RecordedProcess> | null} recorded */
export function isAlive(recorded) {
  const { pid, since = null } = recorded ?? {};
  if (typeof pid !== 'number' || !Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  return since === null || since === readStartTime(pid);
}
