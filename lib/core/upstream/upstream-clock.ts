/** The upstream's clock, for signatures (D4) and countdowns. */
import 'server-only';
import { endpoints } from '@superbrowser/contract/endpoints';
import { minuteMs } from '@superbrowser/shared/durations';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { log, reasonOf } from '@/lib/core/log/log';
import { callUpstream } from './client/call-upstream';

const offsetLifeMs = minuteMs;
/** After a failure the local clock is used for this many milliseconds before the upstream is asked again. */
const failurePauseMs = 10_000;

let clockOffset = { ms: 0, until: 0, upstreamOrigin: '' };
let runningRefresh: Promise<void> | null = null;

async function refreshOffset(upstreamOrigin: string): Promise<void> {
  const requestedAt = Date.now();
  try {
    const { timestamp } = await callUpstream(endpoints.serverTime, {});
    const respondedAt = Date.now();
    // Half of the round trip is the best estimate of the time since the upstream wrote the timestamp.
    clockOffset = {
      ms: timestamp - (requestedAt + respondedAt) / 2,
      until: respondedAt + offsetLifeMs,
      upstreamOrigin,
    };
  } catch (error) {
    log.warn('upstream', 'server time not known', { reason: reasonOf(error) });
    clockOffset = { ms: 0, until: Date.now() + failurePauseMs, upstreamOrigin };
  } finally {
    runningRefresh = null;
  }
}

/**
 * Milliseconds since 1970 by the upstream's clock; by the local clock without an upstream or on failure. Never throws.
 */
export async function getUpstreamTime(): Promise<number> {
  const upstreamOrigin = getRuntimeEnv().UPSTREAM_HOST;
  if (!upstreamOrigin) return Date.now();
  if (clockOffset.upstreamOrigin !== upstreamOrigin || clockOffset.until <= Date.now())
    await (runningRefresh ??= refreshOffset(upstreamOrigin));
  return Math.round(Date.now() + clockOffset.ms);
}
