/** What is kept of a person, for somebody who may see it; the look stands in the audit. */
import 'server-only';
import { getLocale } from 'next-intl/server';
import type { dataOf } from '@superbrowser/backend/operator/person';
import type { ErasePlan } from '@superbrowser/backend/operator/person-plan';
import { InputRefusal, runVerb } from '@superbrowser/backend/operator/run';
import type { Note } from '../forms/notes';
import { contextFor, verbNamed } from '../forms/perform';
import { shortOf } from '../i18n/language';
import type { Person } from '../who/session';

export type KeptData = Awaited<ReturnType<typeof dataOf>>;

interface FoundPerson {
  readonly data: KeptData | null;
  /** Why nobody was looked for. */
  readonly error?: string | undefined;
}

/** @param phone as typed */
export async function findPerson(phone: string, person: Person): Promise<FoundPerson> {
  const verb = verbNamed('people show');
  if (!verb) throw new Error('There is no verb people show');
  try {
    const { data } = await runVerb(verb, { phone }, await contextFor(person.name));
    return { data: data as KeptData };
  } catch (error) {
    if (!(error instanceof InputRefusal)) throw error;
    return { data: null, error: error.fields['phone']?.[shortOf(await getLocale())] };
  }
}

/** Whether anything is kept at all. */
export const isKnown = (data: KeptData): boolean =>
  data.account !== null ||
  [
    data.invites,
    data.invitations,
    data.applications,
    data.code_sends,
    data.verification_codes,
    data.application_counts,
    data.captcha_tokens,
    data.blocks,
  ].some((rows) => rows.length > 0);

/** What came of erasing somebody, on the page right after it. */
export const erasedPlan = (note: Note | null): ErasePlan | null =>
  note?.kind === 'done' && note.verb === 'people erase' && note.shown
    ? (note.shown as unknown as ErasePlan)
    : null;
