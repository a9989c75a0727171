/** Release notes, announcements and applications; written in content/*.yaml. */
import { lists } from '@/lib/generated/lists';
import type { ChangelogEntry } from './types';

/** Press announcements, newest first, and the applications of the app centre. */
export const { announcements, apps } = lists;

/** The days of the systems an entry came out for, by the system's name. */
export const systemsOf = ({ systems }: ChangelogEntry): [name: string, day: string][] =>
  Object.entries(systems);

/** The day an entry counts from: the first system it came out for. */
export const firstDay = (entry: ChangelogEntry): string =>
  Object.values(entry.systems).sort()[0] ?? '';

/** Anchor of an entry, e.g. `v5-5-290-2`; it never changes once published. */
export const anchorOf = ({ line, version }: Pick<ChangelogEntry, 'line' | 'version'>): string =>
  `${line}-${version.replaceAll('.', '-')}`;

/** Every entry of every product line, newest first. */
export const changelog: readonly ChangelogEntry[] = [...lists.changelog].sort((a, b) =>
  firstDay(b).localeCompare(firstDay(a)),
);
