import { eventBatchSchema } from '@/lib/analytics/events';
import { acceptEvents } from '@/lib/analytics/accept-events';
import { mayTrackRequest } from '@/lib/analytics/may-track';
import { createWriteHandler } from '@/lib/core/http/write-handler';

const maxBodyBytes = 16 * 1024;
const acceptedResponse = () =>
  new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });

const handleBatch = createWriteHandler(
  eventBatchSchema,
  async ({ events }, visitor) => {
    await acceptEvents(events, visitor);
    return acceptedResponse();
  },
  maxBodyBytes,
);

/** Accepts a batch of analytics events; it takes no events of visitors who do not want to be counted. */
export const POST = async (request: Request): Promise<Response> =>
  mayTrackRequest(request.headers) ? handleBatch(request) : acceptedResponse();
