import 'server-only';
import { log } from '@/lib/log/log';

const minute = 60_000;

/**
 * A log full of lost events hides what an operator must see: one line a minute, with their sum.
 * @param line from how many were lost since the line before, and why the last ones were
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
