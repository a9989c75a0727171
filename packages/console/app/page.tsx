import { redirect } from 'next/navigation';
import { sectionsFor } from '@superbrowser/console/ui/sections';
import { signedIn } from '@superbrowser/console/lib/who/person';

/** The first part a person may enter. */
export default async function First(): Promise<never> {
  const { role, mustChange } = await signedIn();
  redirect(mustChange ? '/account' : (sectionsFor(role)[0]?.path ?? '/account'));
}
