/** Release notes, press announcements and apps, from content/*.yaml. */
import type { BuiltLists } from '@superbrowser/contract/content/schemas';
import { lists } from '@/lib/generated/lists';

export type ChangelogEntry = BuiltLists['changelog'][number];
export type AppRecord = BuiltLists['apps'][number];

/** Press announcements, newest first, and the apps of the app center. */
export const { announcements, apps } = lists;

/** Days on which an entry was released, each with the name of the system. */
export const releaseDaysOf = ({ systems }: ChangelogEntry): [name: string, day: string][] =>
  Object.entries(systems);

/** The first day on which an entry was released for a system; '' without a day. */
export const firstReleaseDay = (entry: ChangelogEntry): string =>
  Object.values(entry.systems).sort()[0] ?? '';

/** Anchor of an entry, e.g. `v5-5-290-2`; it must not change once published. */
export const changelogAnchorOf = ({
  line,
  version,
}: Pick<ChangelogEntry, 'line' | 'version'>): string => `${line}-${version.replaceAll('.', '-')}`;

/** Entries of all product lines, newest first. */
export const changelog: readonly ChangelogEntry[] = [...lists.changelog].sort((a, b) =>
  firstReleaseDay(b).localeCompare(firstReleaseDay(a)),
);
