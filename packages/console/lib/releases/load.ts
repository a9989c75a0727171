/** What the screens of releases show. */
import 'server-only';
import { systemNames } from '@superbrowser/backend/operator/releases/systems';
import type { ScheduledRelease } from '@superbrowser/backend/operator/releases/schedule';
import type { ListedUpload } from '@superbrowser/backend/operator/releases/uploads';
import { read } from '../forms/perform';
import { formToken } from '../forms/token';
import { uploadAction } from '../../upload/requests';
import type { Person } from '../who/session';

/** A package as `release list` gives it. */
export interface ListedRelease {
  readonly system: string;
  readonly line: 'v5' | 'v6';
  readonly version: string;
  readonly type: string;
  /** YYYYMMDD. */
  readonly day: string | null;
  readonly size: number | null;
  readonly sha256: string | null;
  readonly file: string | null;
}

export interface ReleaseGroup {
  readonly system: string;
  readonly line: 'v5' | 'v6';
  readonly releases: readonly ListedRelease[];
}

const known: readonly string[] = systemNames;
const placeOf = ({ system, line }: ListedRelease) =>
  (line === 'v5' ? 0 : known.length) + known.indexOf(system);

/** What is offered, system by system. */
export async function releaseGroups(person: Person): Promise<ReleaseGroup[]> {
  const rows = await read<ListedRelease[]>('release list', {}, person.name);
  const groups = new Map<string, ListedRelease[]>();
  for (const row of rows.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const key = `${row.line} ${row.system}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap((releases) => {
    const [first] = releases;
    return first ? [{ system: first.system, line: first.line, releases }] : [];
  });
}

export const scheduledReleases = (person: Person): Promise<ScheduledRelease[]> =>
  read<ScheduledRelease[]>('release scheduled', {}, person.name);

export interface KeyedUpload extends ListedUpload {
  /** With it this person may go on with the upload. */
  readonly key: string;
}

export async function uploadsFor(person: Person): Promise<KeyedUpload[]> {
  const uploads = await read<ListedUpload[]>('release uploads', {}, person.name);
  return Promise.all(
    uploads.map(async (one) => ({
      ...one,
      key: await formToken(uploadAction(one.id), person.session),
    })),
  );
}

/** A version as an address names it: `windows:v5:5.291.0`. */
export const keyOf = ({
  system,
  line,
  version,
}: Omit<ListedRelease, 'type' | 'day' | 'size' | 'sha256' | 'file'>) =>
  [system, line, version].join(':');

/** A file's name, whatever folder or address it is in; marks of the list aside. */
export const fileNameOf = (file: string): string =>
  file
    .replace(/ \(MISSING\)$/, '')
    .split('/')
    .at(-1) ?? file;

export const isMissing = (file: string | null): boolean => file?.endsWith(' (MISSING)') ?? false;
