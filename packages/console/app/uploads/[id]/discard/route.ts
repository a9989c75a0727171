import { runVerb } from '@superbrowser/backend/operator/run';
import { contextFor, verbNamed } from '@superbrowser/console/lib/forms/perform';
import {
  answer,
  answerFor,
  enterToWrite,
  uploadAction,
} from '@superbrowser/console/upload/requests';

interface Params {
  readonly params: Promise<{ readonly id: string }>;
}

/** What the page that uploads has done when it is told to cancel. */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const { id } = await params;
  const entered = await enterToWrite(request, uploadAction(id));
  if (entered instanceof Response) return entered;
  const verb = verbNamed('release discard');
  if (!verb) throw new Error('release discard is no verb');
  try {
    await runVerb(verb, { id }, await contextFor(entered.person.name));
    return answer(200, { id });
  } catch (error) {
    return answerFor(error);
  }
}
