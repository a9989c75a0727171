import 'server-only';
import { log } from '@/lib/log/log';

const minute = 60_000;

/**
 * Logs at most one line a minute about lost events, with their number, so that a flood does not hide what an operator
 * has to see.
 * @param line makes the line from how many were lost since the last one, and why the latest ones were
 */
export function oncePerMinute(line: (lost: number, reason: unknown) => string) {
  let lastLine = -minute;
  let lost = 0;
  return (count: number, reason?: unknown): void => {
    lost += count;
    const now = performance.now();
    if (now - lastLine < minute) return;
    log.warn('analytics', line(lost, reason));
    [lastLine, lost] = [now, 0];
  };
}
