import type { ChangelogEntry } from '../types';
import { androidEntries } from './android';
import { pureEntries } from './pure';
import { v5Entries } from './v5';
import { v6Entries } from './v6';

/** The day an entry counts from: the first system it came out for. */
export const firstDay = (entry: ChangelogEntry): string =>
  entry.systems.map(({ day }) => day).sort()[0] ?? '';

/** Anchor of an entry, e.g. `v5-5-290-2`; it never changes once published. */
export const anchorOf = ({ line, version }: Pick<ChangelogEntry, 'line' | 'version'>): string =>
  `${line}-${version.replaceAll('.', '-')}`;

/** Every entry of every product line, newest first. */
export const changelog: readonly ChangelogEntry[] = [
  ...v6Entries,
  ...v5Entries,
  ...pureEntries,
  ...androidEntries,
].sort((a, b) => firstDay(b).localeCompare(firstDay(a)));
