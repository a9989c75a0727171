/** Who asks for a page, and whether the page is for them. */
import 'server-only';
import { cookies, headers } from 'next/headers';
import { forbidden, notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { database } from '../database';
import { rightOf } from './rights';
import { cookieName, personOf, type Person } from './session';

/** Null where nobody is signed in. */
export const currentPerson = cache(async (): Promise<Person | null> => {
  const sealed = (await cookies()).get(cookieName())?.value;
  return sealed ? personOf(await database(), sealed, Date.now()) : null;
});

/** The person of a page that everybody who is signed in may see, a new one before the first change of password too. */
export async function signedIn(): Promise<Person> {
  const person = await currentPerson();
  if (person) return person;
  const asked = (await headers()).get('x-console-path') ?? '/';
  redirect(`/sign-in?back=${encodeURIComponent(asked)}`);
}

/**
 * The person of a page.
 * @param verb what the page lets one do
 */
export async function personFor(verb: string): Promise<Person> {
  const person = await signedIn();
  if (person.mustChange) redirect('/account');
  const right = rightOf(person.role, verb);
  if (right === 'hidden') notFound();
  if (right === 'knows') forbidden();
  return person;
}
