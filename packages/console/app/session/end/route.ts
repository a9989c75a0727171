import { cookies } from 'next/headers';
import { writeAuditEntry } from '@superbrowser/backend/records/audit-log';
import { endSessions } from '@superbrowser/backend/staff/staff-accounts';
import { getDatabase } from '@superbrowser/console/lib/database';
import { createAuditContext } from '@superbrowser/console/lib/operation-environment';
import { redirectTo } from '@superbrowser/console/lib/forms/form-responses';
import { acceptSubmittedForm } from '@superbrowser/console/lib/forms/submitted-form';
import { tryConsumeOneTimeId } from '@superbrowser/console/lib/one-time-ids';
import { sessionCookieName, consoleCookieOptions } from '@superbrowser/console/lib/session';

/** Signs the account out: in this browser, or wherever it is signed in. */
export async function POST(request: Request): Promise<Response> {
  const form = await acceptSubmittedForm(request, 'session end');
  if (form instanceof Response) return form;
  const { staffMember, values } = form;
  const db = await getDatabase();
  const now = Date.now();
  await tryConsumeOneTimeId(db, staffMember.sessionId, now);
  const isEverywhere = values['everywhere'] === 'yes';
  if (isEverywhere) {
    await endSessions(db, staffMember.id, now);
    const context = await createAuditContext(staffMember.name);
    await writeAuditEntry(null, 'account sign-out', { subject: staffMember.name }, context);
  }
  (await cookies()).set(sessionCookieName(), '', consoleCookieOptions(0));
  return redirectTo(isEverywhere ? '/sign-in?ended=everywhere' : '/sign-in');
}
