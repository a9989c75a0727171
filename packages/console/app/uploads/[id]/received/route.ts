import { requireUpload } from '@superbrowser/backend/uploads/upload-records';
import {
  jsonResponse,
  respondToError,
  authorizeUploadRead,
} from '@superbrowser/console/lib/uploads/upload-requests';

interface Params {
  readonly params: Promise<{ readonly id: string }>;
}

/** Returns how many bytes were received, so that an upload resumes where it stopped. */
export async function GET(_: Request, { params }: Params): Promise<Response> {
  const access = await authorizeUploadRead();
  if (access instanceof Response) return access;
  try {
    const {
      upload_id: id,
      received,
      sha256,
    } = await requireUpload((await params).id, access.context);
    return jsonResponse(200, { id, received, sha256 });
  } catch (error) {
    return respondToError(error);
  }
}
