import 'server-only';
import { countHit } from '@/lib/metrics/metrics';
import type { RefusingLimit } from '@superbrowser/contract/records/limit-names';
import { rets } from '@superbrowser/contract/rets';
import { waitingOf } from '@superbrowser/contract/waiting';
import { RetRefusal } from './context';

const units = { seconds: '秒', minutes: '分钟', hours: '小时' } as const;

/**
 * @param limit which counts as hit
 * @param retry_after whole seconds until it may be tried again
 */
export function tooOften(limit: RefusingLimit, retry_after: number): RetRefusal {
  countHit(limit);
  const { count, unit } = waitingOf(retry_after);
  const message = `操作过于频繁，请 ${count} ${units[unit]}后再试`;
  return new RetRefusal(rets.tooOften, message, { retry_after });
}
