import { withErrorHandling } from '@/lib/core/http/handler';
import { getServerTime } from '@/lib/core/upstream/server-time';

/** Server time in milliseconds; the local clock if the upstream does not answer (D4). */
export const GET = withErrorHandling(async () => {
  return Response.json(
    { timestamp: await getServerTime() },
    { headers: { 'Cache-Control': 'no-store' } },
  );
});
