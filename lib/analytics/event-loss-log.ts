import 'server-only';
import { minuteMs } from '@superbrowser/shared/durations';
import { createLineThrottle } from '@/lib/core/log/throttle-lines';
import { log } from '@/lib/core/log/log';

/**
 * Logs at most one line a minute about lost events, with their number, so that a flood does not hide what an operator
 * has to see.
 * @param formatLine makes the line from the number of events lost since the last line and the latest reason
 */
export function createEventLossLog(formatLine: (lost: number, reason: unknown) => string) {
  const logThrottled = createLineThrottle(1, minuteMs);
  let lostCount = 0;
  return (count: number, reason?: unknown): void => {
    lostCount += count;
    logThrottled(() => {
      log.warn('analytics', formatLine(lostCount, reason));
      lostCount = 0;
    });
  };
}
