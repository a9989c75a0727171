/**
 * Refuses IP addresses that staff blocked, when codes are requested or tried and when forms are sent. The site does
 * this because the backend never learns the IPs of visitors.
 */
import 'server-only';
import { BlockList, isIP } from 'node:net';
import { hourSeconds } from '@superbrowser/shared/durations';
import { getProcessWideValue } from '@/lib/core/shared-state/process-wide';
import { log, reasonOf } from '@/lib/core/log/log';
import { recordLimitHit } from '@/lib/core/monitoring/metrics/metrics';
import { loadBlockedRanges } from '@/lib/core/upstream/calls/blocked-ranges';
import { ipFamily } from '../requests/client-ip';
import { RequestRefusal } from '../responses/refusal';

/** Milliseconds after which a new block takes effect at the latest. */
const listLifeMs = 15_000;

function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [ip = '', bits = ''] = range.split('/');
    const maxBits = isIP(ip) === 4 ? 32 : 128;
    // An invalid range blocks no IP and does not affect other ranges.
    if (isIP(ip) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits)
      list.addSubnet(ip, Number(bits), ipFamily(ip));
  }
  return list;
}

/**
 * Creates a check of IPs against a list, which is loaded again when it is old.
 * @returns a function that tells whether an IP, or a /64 as which an IPv6 visitor is counted, is blocked; never throws
 */
export function createBlockedIpCheck(
  load: () => Promise<readonly string[]>,
  now: () => number = Date.now,
) {
  let list = new BlockList();
  let freshUntil = 0;
  let runningRefresh: Promise<void> | null = null;
  const refreshList = async () => {
    try {
      list = blockListOf(await load());
    } catch (error) {
      // The previous list stays in use; a failure to load the list refuses no IP.
      log.warn('blocks', 'ranges not known', { reason: reasonOf(error) });
    }
    freshUntil = now() + listLifeMs;
  };
  return async (countableIp: string): Promise<boolean> => {
    if (now() >= freshUntil)
      await (runningRefresh ??= refreshList().finally(() => (runningRefresh = null)));
    // Visitors with IPv6 are counted by a network; its first IP represents it.
    const [ip = ''] = countableIp.split('/');
    return isIP(ip) > 0 && list.check(ip, ipFamily(ip));
  };
}

/** @throws RequestRefusal 429, as for an IP that asks too often */
export async function refuseBlockedIp(ip: string): Promise<void> {
  const isBlocked = getProcessWideValue('blocked IPs', () =>
    createBlockedIpCheck(loadBlockedRanges),
  );
  if (!(await isBlocked(ip))) return;
  recordLimitHit('blockedIps');
  throw new RequestRefusal(429, 'tooOften', { reason: 'tooOften', retryAfter: hourSeconds });
}
