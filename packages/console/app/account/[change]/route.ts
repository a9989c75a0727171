import {
  changeOwnAccount,
  accountChangeNames,
  type AccountChangeName,
} from '@superbrowser/console/lib/account/account-changes';
import { withResult } from '@superbrowser/console/lib/result-url';
import { redirectTo } from '@superbrowser/console/lib/forms/form-responses';
import { acceptSubmittedForm } from '@superbrowser/console/lib/forms/submitted-form';

interface Params {
  readonly params: Promise<{ readonly change: string }>;
}

/** Changes of the staff member's own account. */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const { change } = await params;
  if (!(accountChangeNames as readonly string[]).includes(change))
    return new Response(null, { status: 404 });
  const form = await acceptSubmittedForm(request, `account ${change}`);
  if (form instanceof Response) return form;
  if (!form.wasSentBefore) await changeOwnAccount(change as AccountChangeName, form);
  return redirectTo(withResult('/account', form.id));
}
