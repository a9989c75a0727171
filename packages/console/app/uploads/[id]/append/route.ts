import { addPart } from '@superbrowser/backend/uploads/records';
import { uploadRefusal } from '@superbrowser/backend/uploads/refusal';
import { mostPartBytes } from '@superbrowser/console/upload/send-file';
import {
  answer,
  answerFor,
  enterToWrite,
  uploadAction,
} from '@superbrowser/console/upload/requests';

interface Params {
  readonly params: Promise<{ readonly id: string }>;
}

/** A connection on which nothing comes for so long counts as broken. */
const stallMs = 20_000;

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** `?at=<offset>`: the bytes of a part, written as they come. */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const { id } = await params;
  const entered = await enterToWrite(request, uploadAction(id));
  if (entered instanceof Response) return entered;
  const at = Number(new URL(request.url).searchParams.get('at') ?? NaN);
  const body = (request.body as AsyncIterable<Uint8Array> | null) ?? nothing();
  try {
    if (Number(request.headers.get('content-length') ?? 0) > mostPartBytes)
      throw uploadRefusal('part');
    const part = { at, body, most: mostPartBytes, stallMs };
    return answer(200, { received: await addPart(id, part, entered.place, Date.now()) });
  } catch (error) {
    return answerFor(error);
  }
}
