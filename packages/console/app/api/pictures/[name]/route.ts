import { findPicture } from '@superbrowser/backend/content/pictures';
import { parsePictureName } from '@superbrowser/contract/content/picture-name';
import { getDatabase } from '@superbrowser/console/lib/database';
import { findCurrentStaff } from '@superbrowser/console/lib/session';
import { isAllowed } from '@superbrowser/console/lib/permissions';

interface Params {
  readonly params: Promise<{ readonly name: string }>;
}

/** Serves an uploaded picture to pages of the console, at the same path as on the site. */
export async function GET(_: Request, { params }: Params): Promise<Response> {
  const staffMember = await findCurrentStaff();
  const pictureName = parsePictureName((await params).name);
  const bytes =
    staffMember && pictureName && isAllowed(staffMember.role, 'news show')
      ? await findPicture(await getDatabase(), pictureName)
      : null;
  if (!bytes || !pictureName) return new Response('Not found\n', { status: 404 });
  const headers = { 'Content-Type': pictureName.mediaType, 'X-Content-Type-Options': 'nosniff' };
  return new Response(bytes, { headers: { ...headers, 'Cache-Control': 'private, max-age=3600' } });
}
