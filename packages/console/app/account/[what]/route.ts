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
  const form = await readSubmittedForm(request, `account ${what}`);
  if (form instanceof Response) return form;
  if (!form.wasSentBefore) await changeOwnAccount(what as AccountChangeName, form);
  return redirectTo(withResult('/account', form.id));
}
