import {
  redirectTo,
  formRefusalResponse,
  roleRefusalResponse,
} from '@superbrowser/console/lib/forms/form-responses';
import {
  acceptSubmittedForm,
  type SubmittedForm,
} from '@superbrowser/console/lib/forms/submitted-form';
import { respondToOperationForm } from '@superbrowser/console/lib/forms/respond-to-operation-form';
import { findOperationByVerb } from '@superbrowser/backend/admin/all-operation-groups';
import { permissionOf } from '@superbrowser/console/lib/permissions';
import type { SignedInStaff } from '@superbrowser/console/lib/session';

interface Params {
  readonly params: Promise<{ readonly path: string[] }>;
}

/** Runs an operation from a form of the console: `/do/applications/take`. */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const verb = (await params).path.join(' ');
  const namedOperation = findOperationByVerb(verb);
  const checkAccess = (
    staffMember: SignedInStaff,
    form: Pick<SubmittedForm, 'returnPath' | 'values'>,
  ) => {
    if (staffMember.mustChangePassword) return redirectTo('/account');
    const permission =
      namedOperation && !namedOperation.operation.isUnaudited
        ? permissionOf(staffMember.role, verb)
        : 'hidden';
    if (permission === 'hidden') return formRefusalResponse(404, 'notFound');
    return permission === 'forbidden' ? roleRefusalResponse(form) : null;
  };
  const form = await acceptSubmittedForm(request, verb, { checkAccess, keepsInput: true });
  if (form instanceof Response) return form;
  return namedOperation
    ? respondToOperationForm(namedOperation, form)
    : formRefusalResponse(404, 'notFound');
}
