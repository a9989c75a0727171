import { readiness } from '@/lib/http/readiness';

export const dynamic = 'force-dynamic';

const uncached = { 'Cache-Control': 'no-store' };
/** As long as the disk's state is remembered, and a breaker keeps shut. */
const later = { 'Retry-After': '10' };

/** Whether this instance should get traffic: its database, the upstream and the disk answer. 503 when not. */
export async function GET(): Promise<Response> {
  const body = await readiness();
  const ready = body.status !== 'not-ready';
  return Response.json(body, {
    status: ready ? 200 : 503,
    headers: ready ? uncached : { ...uncached, ...later },
  });
}
