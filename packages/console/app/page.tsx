import { redirect } from 'next/navigation';
import { sectionsFor } from '@superbrowser/console/lib/who/sections';
import { pathOf } from '@superbrowser/console/ui/sections';
import { signedIn } from '@superbrowser/console/lib/who/person';

/** The first part a person may enter. */
export default async function First(): Promise<never> {
  const { role, mustChange } = await signedIn();
  const [first] = sectionsFor(role);
  redirect(mustChange ? '/account' : first ? pathOf(first) : '/account');
}
