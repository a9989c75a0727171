import { redirect } from 'next/navigation';
import { sectionsFor } from '@superbrowser/console/lib/permissions';
import { pathOf } from '@superbrowser/console/lib/sections';
import { requireSignIn } from '@superbrowser/console/lib/session';

/** Redirects to the first section the staff member may enter. */
export default async function HomeRedirect(): Promise<never> {
  const { role, mustChange } = await requireSignIn();
  const [first] = sectionsFor(role);
  redirect(mustChange ? '/account' : first ? pathOf(first) : '/account');
}
