import { writeEntry } from '@superbrowser/backend/admin/audit';
import { finishUpload, uploadOf } from '@superbrowser/backend/uploads/records';
import { entryContext } from '@superbrowser/console/lib/operations';
import {
  answer,
  answerFor,
  enterToWrite,
  uploadAction,
} from '@superbrowser/console/upload/requests';

interface Params {
  readonly params: Promise<{ readonly id: string }>;
}

/** Counts an upload as whole, and says its SHA-256; requested again, it says it again. */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const { id } = await params;
  const entered = await enterToWrite(request, uploadAction(id));
  if (entered instanceof Response) return entered;
  const { person, place } = entered;
  try {
    const before = await uploadOf(id, place);
    const { received, sha256, file_name: subject } = await finishUpload(id, place, Date.now());
    if (!before.done_at)
      await writeEntry(
        null,
        'uploads add',
        { subject, detail: `${received} bytes, SHA-256 ${sha256}` },
        await entryContext(person.name),
      );
    return answer(200, { id, received, sha256 });
  } catch (error) {
    return answerFor(error);
  }
}
