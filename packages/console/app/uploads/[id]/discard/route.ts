import { uploads } from '@superbrowser/backend/admin/records/uploads';
import { runOperation } from '@superbrowser/backend/admin/run';
import { actorOf, environment } from '@superbrowser/console/lib/operations';
import {
  answer,
  answerFor,
  enterToWrite,
  uploadAction,
} from '@superbrowser/console/upload/requests';

interface Params {
  readonly params: Promise<{ readonly id: string }>;
}

/** What the page that uploads requests on cancel. */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const { id } = await params;
  const entered = await enterToWrite(request, uploadAction(id));
  if (entered instanceof Response) return entered;
  try {
    const input = { targets: [{ key: id }], args: {} };
    await runOperation(uploads, 'discard', input, actorOf(entered.person), await environment());
    return answer(200, { id });
  } catch (error) {
    return answerFor(error);
  }
}
