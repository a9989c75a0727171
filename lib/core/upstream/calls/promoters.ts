/** Reads data about a promoter. Codes come from URLs, so callers must only pass values that are valid by rule A2. */
import 'server-only';
import { endpoints } from '@superbrowser/contract/endpoints';
import { minuteMs } from '@superbrowser/shared/durations';
import { log, reasonOf } from '@/lib/core/log/log';
import { callUpstream } from '../client/call-upstream';
import { isRefusedLookup } from '../client/upstream-error';
import { createTtlCache } from '../cache/ttl-cache';

interface PromoterInfo {
  readonly companyName: string;
  readonly username: string;
  /** Visitors on Windows 10 and later are offered v6 (D1). */
  readonly prefersV6: boolean;
}

interface PromoterCoupons {
  readonly baseCoupon: number;
  readonly moreCoupon: number;
}

const getCachedInfo = createTtlCache<PromoterInfo | null>(minuteMs, 500);
const getCachedCoupons = createTtlCache<PromoterCoupons | null>(minuteMs, 500);

/**
 * Turns the response that there is no such promoter into null, so that it is cached. Other failures reject and are not
 * cached.
 */
async function nullIfUnknown<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response;
  } catch (error) {
    if (isRefusedLookup(error)) return null;
    throw error;
  }
}

function logAsUnavailable(error: unknown): null {
  log.warn('upstream', 'promoter could not be read', { reason: reasonOf(error) });
  return null;
}

function findInfo(code: string): Promise<PromoterInfo | null> {
  const load = async () => {
    const scope: ('company_name' | 'username')[] = ['company_name', 'username'];
    const data = await callUpstream(endpoints.promoterInfo, { promoter_id: code, scope });
    return { companyName: data.company_name, username: data.username, prefersV6: data.is_to_v6 };
  };
  return getCachedInfo(code, () => nullIfUnknown(load()));
}

/** A promoter's info; null when unknown or unavailable. Never throws. */
export const getPromoterInfo = (code: string): Promise<PromoterInfo | null> =>
  findInfo(code).catch(logAsUnavailable);

/**
 * Whether the upstream knows a promoter with this code.
 * @throws UpstreamError when that cannot be determined
 */
export const isPromoter = async (code: string): Promise<boolean> => (await findInfo(code)) !== null;

/** A promoter's coupons; null when unknown or unavailable, in which case the caller shows the default. Never throws. */
export function getPromoterCoupons(code: string): Promise<PromoterCoupons | null> {
  const load = async () => {
    const data = await callUpstream(endpoints.promoterCoupons, { promoter: code });
    return { baseCoupon: data.base_coupon, moreCoupon: data.more_coupon };
  };
  return getCachedCoupons(code, () => nullIfUnknown(load())).catch(logAsUnavailable);
}
