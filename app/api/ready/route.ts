import { checkReady } from '@/lib/upstream/health';

export const dynamic = 'force-dynamic';

/** Whether this instance should get traffic: its database and the upstream answer. 503 when not. */
export async function GET(): Promise<Response> {
  const checks = await checkReady();
  const ready = Object.values(checks).every((check) => check !== 'failed');
  const body = { status: ready ? 'ready' : 'not-ready', ...checks };
  return Response.json(body, {
    status: ready ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
