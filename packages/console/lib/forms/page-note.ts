/** What came of the form that led to a page. */
import 'server-only';
import { getLocale } from 'next-intl/server';
import { database } from '../database';
import { shortOf } from '../i18n/language';
import type { Query } from '../list/address';
import type { Person } from '../who/session';
import { readNote, type Note } from './notes';

/** A part of an address that is given once. */
export const one = (query: Query, name: string): string | undefined => {
  const value = query[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export async function noteOf(query: Query, person: Person): Promise<Note | null> {
  const id = one(query, 'note');
  return id ? readNote(await database(), id, person.id) : null;
}

export interface Filled {
  /** What was entered before and not stored. */
  readonly value: (name: string) => string | undefined;
  /** Why, by field. */
  readonly error: (name: string) => string | undefined;
}

/** What a form starts with: of the note of its own verb, and of no other form's. */
export async function filled(
  note: Note | null,
  verb: string,
  fits: (values: Readonly<Record<string, string>>) => boolean = () => true,
): Promise<Filled> {
  const language = shortOf(await getLocale());
  const mine = note?.kind === 'refused' && note.verb === verb && fits(note.values) ? note : null;
  return {
    value: (name) => mine?.values[name],
    error: (name) => mine?.fields[name]?.[language],
  };
}
