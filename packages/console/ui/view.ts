/** What every part of a record's screen needs to know. */
import type { Language, RecordType } from '@superbrowser/backend/admin/define';
import type { FormOutcome } from '../lib/forms/outcomes';
import type { StaffUser } from '../lib/session';

export interface View {
  readonly record: RecordType;
  readonly viewer: StaffUser;
  readonly language: Language;
  /** What came of the form before. */
  readonly outcome: FormOutcome | null;
  /** Address of the page, to which its forms lead back. */
  readonly back: string;
}

/** Operations with their own screen, by the address of that screen. */
const ownScreens: Readonly<Record<string, (key: string) => string>> = {
  'news save': (slug) => `/news/edit${slug && `?slug=${encodeURIComponent(slug)}`}`,
  'campaigns save': (slug) => `/campaigns/edit${slug && `?slug=${encodeURIComponent(slug)}`}`,
  'releases publish': () => '/releases/new',
};

/** @param key of a record; '' for a new one @returns null where its form is on the screen of the record */
export const dedicatedScreen = (verb: string, key = ''): string | null =>
  ownScreens[verb]?.(key) ?? null;

export const recordPath = (name: string, key: string): string =>
  `/${name}/${encodeURIComponent(key)}`;
