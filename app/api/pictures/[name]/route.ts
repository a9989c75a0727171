import { respondConditionally } from '@/lib/core/http/responses/conditional';
import { withErrorHandling } from '@/lib/core/http/handler';
import { findStaffPicture } from '@/lib/core/upstream/calls/staff-picture';

interface Context {
  readonly params: Promise<{ readonly name: string }>;
}

const yearSeconds = 31_536_000;

const notFoundResponse = () =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/** A picture that staff put on pages; its name identifies its content, so the picture never changes. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  const respond = async () => {
    const picture = await findStaffPicture(name);
    return picture
      ? respondConditionally(request, picture.bytes, {
          type: picture.mediaType,
          cacheSeconds: yearSeconds,
        })
      : notFoundResponse();
  };
  return withErrorHandling(respond)(request);
}
