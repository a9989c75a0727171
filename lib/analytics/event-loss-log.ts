import 'server-only';
import { createLineThrottle } from '@/lib/log/throttle-lines';
import { log } from '@/lib/log/log';

/**
 * Logs at most one line a minute about lost events, with their number, so that a flood does not hide what an operator
 * has to see.
 * @param line makes the line from how many were lost since the last one, and why the latest ones were
 */
export function createEventLossLog(line: (lost: number, reason: unknown) => string) {
  const logThrottled = createLineThrottle(1, 60_000);
  let lost = 0;
  return (count: number, reason?: unknown): void => {
    lost += count;
    logThrottled(() => {
      log.warn('analytics', line(lost, reason));
      lost = 0;
    });
  };
}
