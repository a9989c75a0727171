import { withErrorHandling } from '@/lib/core/http/handler';
import { getUpstreamTime } from '@/lib/core/upstream/upstream-clock';

/** Server time in milliseconds; the local clock if the upstream does not answer (D4). */
export const GET = withErrorHandling(async () => {
  return Response.json(
    { timestamp: await getUpstreamTime() },
    { headers: { 'Cache-Control': 'no-store' } },
  );
});
