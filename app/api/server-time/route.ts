import { getServerTime } from '@/lib/upstream/server-time';

/** D4: server time in milliseconds; the local clock while the upstream does not answer. */
export async function GET(): Promise<Response> {
  return Response.json({ timestamp: await getServerTime() }, { headers: { 'Cache-Control': 'no-store' } });
}
