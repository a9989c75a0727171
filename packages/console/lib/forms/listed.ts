/** Rows a verb lists by what stands in the address; what does not fit is told at its field, and nothing is listed. */
import 'server-only';
import { getLocale } from 'next-intl/server';
import { InputRefusal } from '@superbrowser/backend/operator/run';
import { shortOf } from '../i18n/language';
import type { Person } from '../who/session';
import { read } from './perform';

interface Listed<T> {
  readonly rows: readonly T[];
  /** By field, in the language of the page. */
  readonly errors: Readonly<Record<string, string>>;
}

/** @param input fields that are undefined are left out */
export async function listed<T>(
  verb: string,
  input: Readonly<Record<string, unknown>>,
  person: Person,
): Promise<Listed<T>> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  try {
    return { rows: await read<T[]>(verb, Object.fromEntries(given), person.name), errors: {} };
  } catch (error) {
    if (!(error instanceof InputRefusal)) throw error;
    const language = shortOf(await getLocale());
    const told = Object.entries(error.fields).map(([name, words]) => [name, words[language]]);
    return { rows: [], errors: Object.fromEntries(told) as Record<string, string> };
  }
}
