/** Removes old backups of the database, so that erased data do not survive in them. */
import 'server-only';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { retentionDays } from '@superbrowser/contract/site-data/retention-days';
import { dayMs } from '@superbrowser/shared/durations';
import { checksumPath } from './checksum-file';

/** File name of a backup made at an instant, in UTC. @param extension db or dump */
export const backupFileName = (now: number, extension: string): string =>
  `superbrowser-${new Date(now).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.${extension}`;

/** The time of a backup by its name, because moving a file changes its date. Null for other files. */
function backupTimeOf(name: string): number | null {
  const match = /^superbrowser-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.(?:db|dump)$/.exec(name);
  if (!match) return null;
  const [, day, hours, minutes, seconds] = match;
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/**
 * Removes backups that are older than the privacy agreement allows. Of the others, only the newest `maxBackups`
 * stay.
 * @param now milliseconds
 * @param maxBackups how many stay at most
 * @returns how many were removed
 */
export async function removeOldBackups(
  folder: string,
  now: number,
  maxBackups: number,
): Promise<number> {
  const backups = (await readdir(folder))
    .map((name) => ({ name, at: backupTimeOf(name) ?? NaN }))
    .filter(({ at }) => !Number.isNaN(at))
    .sort((a, b) => b.at - a.at);
  const oldBackups = backups.filter(
    ({ at }, n) => n >= maxBackups || now - at > retentionDays.backups * dayMs,
  );
  for (const { name } of oldBackups)
    for (const path of [join(folder, name), checksumPath(join(folder, name))])
      await rm(path, { force: true });
  return oldBackups.length;
}
