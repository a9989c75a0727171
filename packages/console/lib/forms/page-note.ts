/** What came of the form that led to a page. */
import 'server-only';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
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

/** Read once a request: what is shown once is gone afterwards. */
const noteById = cache(async (id: string, staffId: string) =>
  readNote(await database(), id, staffId),
);

export async function noteOf(query: Query, person: Person): Promise<Note | null> {
  const id = one(query, 'note');
  return id ? noteById(id, person.id) : null;
}

export interface Filled {
  /** What was entered before and not stored. */
  readonly value: (name: string) => string | undefined;
  /** Why, by argument. */
  readonly error: (name: string) => string | undefined;
  /** Somebody else stored something meanwhile. */
  readonly isStale: boolean;
}

/** What a form starts with: of the note of its own operation and record, and of no other form's. @param key of the record; none where it is not known yet */
export async function filled(note: Note | null, verb: string, key?: string): Promise<Filled> {
  const language = shortOf(await getLocale());
  const isMine =
    note?.kind === 'refused' &&
    note.verb === verb &&
    (key === undefined || note.keys === undefined || note.keys[0] === key);
  const mine = isMine ? note : null;
  return {
    value: (name) => mine?.values[name],
    error: (name) => mine?.fields[name]?.[language],
    isStale: mine?.stale ?? false,
  };
}
