import { writeAudit } from '@superbrowser/backend/operator/run';
import { finishUpload, uploadOf } from '@superbrowser/backend/uploads/records';
import { contextFor } from '@superbrowser/console/lib/forms/perform';
import {
  answer,
  answerFor,
  enterToWrite,
  uploadAction,
} from '@superbrowser/console/upload/requests';

interface Params {
  readonly params: Promise<{ readonly id: string }>;
}

/** Counts an upload as whole, and says its SHA-256; asked for again, it says it again. */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const { id } = await params;
  const entered = await enterToWrite(request, uploadAction(id));
  if (entered instanceof Response) return entered;
  const { person, place } = entered;
  try {
    const before = await uploadOf(id, place);
    const { received, sha256, file_name: subject } = await finishUpload(id, place, Date.now());
    if (!before.done_at)
      await writeAudit(
        'release upload',
        { subject, after: { size: received, sha256 } },
        await contextFor(person.name),
      );
    return answer(200, { id, received, sha256 });
  } catch (error) {
    return answerFor(error);
  }
}
