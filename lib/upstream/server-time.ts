/** The upstream's clock, for signatures (D4) and countdowns. */
import 'server-only';
import { runtimeEnv } from '@/lib/env/runtime';
import { endpoints } from '@superbrowser/contract/endpoints';
import { log, reasonOf } from '@/lib/log/log';
import { callUpstream } from './client';

const lifeMs = 60_000;
/** After a failure the local clock is used for this many milliseconds before the upstream is asked again. */
const afterFailureMs = 10_000;

let offset = { ms: 0, until: 0, host: '' };
let running: Promise<void> | null = null;

async function refresh(host: string): Promise<void> {
  const requested = Date.now();
  try {
    const { timestamp } = await callUpstream(endpoints.serverTime, {});
    const answered = Date.now();
    // Half of the round trip is the best estimate of the answer's age.
    offset = { ms: timestamp - (requested + answered) / 2, until: answered + lifeMs, host };
  } catch (error) {
    log.warn('upstream', 'server time not known', { reason: reasonOf(error) });
    offset = { ms: 0, until: Date.now() + afterFailureMs, host };
  } finally {
    running = null;
  }
}

/**
 * Milliseconds since 1970 by the upstream's clock; by the local clock without an upstream or on failure. Never
 * throws.
 */
export async function getServerTime(): Promise<number> {
  const host = runtimeEnv().UPSTREAM_HOST;
  if (!host) return Date.now();
  if (offset.host !== host || offset.until <= Date.now()) await (running ??= refresh(host));
  return Math.round(Date.now() + offset.ms);
}
