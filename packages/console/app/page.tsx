import { redirect } from 'next/navigation';
import { menuEntriesFor } from '@superbrowser/console/lib/permissions';
import { menuPathOf } from '@superbrowser/console/lib/menu';
import { requireSignIn } from '@superbrowser/console/lib/session';

/** Redirects to the first menu entry the staff member may enter. */
export default async function HomeRedirect(): Promise<never> {
  const { role, mustChangePassword } = await requireSignIn();
  const [first] = menuEntriesFor(role);
  redirect(mustChangePassword ? '/account' : first ? menuPathOf(first) : '/account');
}
