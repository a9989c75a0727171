import { checkReadiness } from '@/lib/core/monitoring/readiness/readiness';

export const dynamic = 'force-dynamic';

const uncachedHeaders = { 'Cache-Control': 'no-store' };
/** In seconds: as long as the state of the disk is remembered and a circuit breaker stays open. */
const retryLaterHeaders = { 'Retry-After': '10' };

/** Whether this instance should get traffic, as checkReadiness decides: 200 or 503. */
export async function GET(): Promise<Response> {
  const body = await checkReadiness();
  const isReady = body.status !== 'not-ready';
  return Response.json(body, {
    status: isReady ? 200 : 503,
    headers: isReady ? uncachedHeaders : { ...uncachedHeaders, ...retryLaterHeaders },
  });
}
