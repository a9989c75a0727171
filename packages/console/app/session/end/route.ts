import { cookies } from 'next/headers';
import { database } from '@superbrowser/console/lib/database';
import { goTo, readSent } from '@superbrowser/console/lib/forms/sent';
import { cookieName, cookieOptions, spend } from '@superbrowser/console/lib/who/session';

/** Signs out: here, or wherever the account is signed in. */
export async function POST(request: Request): Promise<Response> {
  const sent = await readSent(request, 'session end');
  if (sent instanceof Response) return sent;
  const { person, values } = sent;
  const db = await database();
  const now = Date.now();
  await spend(db, person.session, now);
  if (values['everywhere'] === 'yes')
    await db
      .updateTable('staff')
      .set({ signed_out_at: new Date(now).toISOString() })
      .where('staff_id', '=', person.id)
      .execute();
  (await cookies()).set(cookieName(), '', cookieOptions(0));
  return goTo('/sign-in');
}
