/** The data that every part of a record's screen needs. */
import type { Language, RecordType } from '@superbrowser/backend/admin/define';
import type { FormOutcome } from '../lib/forms/outcomes';
import type { StaffUser } from '../lib/session';

export interface View {
  readonly record: RecordType;
  readonly viewer: StaffUser;
  readonly language: Language;
  /** The result of the previous form. */
  readonly outcome: FormOutcome | null;
  /** Address of the page, to which its forms return. */
  readonly back: string;
}

/** Addresses of operations with their own screen. */
const ownScreens: Readonly<Record<string, (key: string) => string>> = {
  'news save': (slug) => `/news/edit${slug && `?slug=${encodeURIComponent(slug)}`}`,
  'campaigns save': (slug) => `/campaigns/edit${slug && `?slug=${encodeURIComponent(slug)}`}`,
  'releases publish': () => '/releases/new',
};

/** @param key the record's key; '' for a new one @returns null where the form is on the record's screen */
export const dedicatedScreen = (verb: string, key = ''): string | null =>
  ownScreens[verb]?.(key) ?? null;

export const recordPath = (name: string, key: string): string =>
  `/${name}/${encodeURIComponent(key)}`;
