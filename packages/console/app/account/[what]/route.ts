import {
  changeOwnAccount,
  accountChangeNames,
  type AccountChangeName,
} from '@superbrowser/console/account/changes';
import { withResult } from '@superbrowser/console/lib/forms/form-data';
import { redirectTo } from '@superbrowser/console/lib/forms/form-responses';
import { readSubmittedForm } from '@superbrowser/console/lib/forms/submitted-form';

interface Params {
  readonly params: Promise<{ readonly what: string }>;
}

/** Changes of the own account. */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const { what } = await params;
  if (!(accountChangeNames as readonly string[]).includes(what))
    return new Response(null, { status: 404 });
  const sent = await readSubmittedForm(request, `account ${what}`);
  if (sent instanceof Response) return sent;
  if (!sent.wasSentBefore) await changeOwnAccount(what as AccountChangeName, sent);
  return redirectTo(withResult('/account', sent.id));
}
