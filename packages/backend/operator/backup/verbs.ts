/** Keeping copies of everything an operator cannot get again, and putting one back. */
import 'server-only';
import { stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { z } from 'zod';
import { keptDays } from '@superbrowser/contract/records/kept-days';
import { count, oneLine } from '../fields';
import { refuse, verb, type Surroundings } from '../verb';
import { copyName, removeOldCopies } from './old-copies';
import { copyPackages, packagesBeside } from './packages';
import { restoreBackup, type Restored } from './restore';
import { takeSnapshot } from './snapshot';

const path = oneLine(1_000);

/** As it is pasted into a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** @throws OperatorRefusal naming the tool of PostgreSQL where the records are there */
function sqliteFile({ database }: Surroundings, file: string): string {
  if ('file' in database) return database.file;
  const line = `pg_restore --clean --if-exists --no-owner --single-transaction --dbname=${quoted(database.postgres)} ${quoted(file)}`;
  throw refuse(
    `The records are in PostgreSQL, which has a tool for it (the password in ~/.pgpass or PGPASSWORD): ${line}`,
    `数据在 PostgreSQL 里，请用它自带的工具（密码放在 ~/.pgpass 或 PGPASSWORD）：${line}`,
  );
}

const isFolder = (target: string) => target.endsWith(sep);
const asFolder = async (target: string) =>
  isFolder(target) || ((await stat(target).catch(() => null))?.isDirectory() ?? false);

const backup = verb({
  name: 'backup',
  summary: {
    zh: '备份数据库（网站可以同时运行）；给文件夹则连同安装包',
    en: 'Copies the database while the site runs; into a folder with the packages too',
  },
  positional: ['target'],
  fields: {
    target: {
      zh: '文件夹（文件名带时间，安装包放在其中的 files），或新文件的名字',
      en: 'a folder (the copy is named by its time, packages go into files in it), or the name of a new file',
    },
    keep: {
      zh: `文件夹里留几份，默认 ${keptDays.backups}；超过 ${keptDays.backups} 天的一律删除`,
      en: `copies that stay in the folder, ${keptDays.backups} unless given; none stays longer than ${keptDays.backups} days`,
    },
  },
  input: z.strictObject({ target: path, keep: count(1, 1_000).default(keptDays.backups) }),
  changes: true,
  async prepare({ target, keep }, { db, now, surroundings }) {
    const { database, downloadDir } = surroundings;
    if (!(await asFolder(target)))
      return { ...(await takeSnapshot(db, database, resolve(target))), packages: null };
    const name = copyName(now, 'file' in database ? 'db' : 'dump');
    const snapshot = await takeSnapshot(db, database, resolve(target, name));
    // After the database: a version gets its package before its row, so every row's package is there by now.
    const packages = downloadDir
      ? await copyPackages(downloadDir, resolve(target, packagesBeside), { back: false })
      : null;
    const removed = await removeOldCopies(resolve(target), keep, now);
    return { ...snapshot, packages, removed };
  },
  run: (_, __, taken) =>
    Promise.resolve({
      data: taken,
      audit: { subject: taken.file, detail: `${taken.size} bytes, SHA-256 ${taken.sha256}` },
    }),
});

interface PutBack extends Restored {
  /** Packages that were missing and are there again; null where a download host serves them. */
  readonly packages: number | null;
}

const restore = verb<{ file: string; replace: boolean }, PutBack>({
  name: 'restore',
  summary: {
    zh: '恢复备份（先停掉网站）',
    en: 'Puts a backup back; the site must not run meanwhile',
  },
  positional: ['file'],
  fields: {
    file: {
      zh: '备份文件，如 superbrowser-2026-11-22-030000.db',
      en: 'the backup, like superbrowser-2026-11-22-030000.db',
    },
    replace: {
      zh: '已有数据时也恢复：原来的移到 DATA_DIR 下的 replaced-….db',
      en: 'also over records: those go into replaced-….db in DATA_DIR',
    },
  },
  switches: ['replace'],
  input: z.strictObject({ file: path, replace: z.boolean().default(false) }),
  changes: true,
  async before({ file, replace }, surroundings, now) {
    const database = sqliteFile(surroundings, file);
    const from = resolve(file);
    const restored = await restoreBackup(from, database, { replace, now });
    const { downloadDir } = surroundings;
    const kept = join(dirname(from), packagesBeside);
    const packages = downloadDir ? await copyPackages(kept, downloadDir, { back: true }) : null;
    return { ...restored, packages };
  },
  run: (_, __, restored) =>
    Promise.resolve({
      data: restored,
      audit: { subject: restored.file, detail: restored.replaced ?? 'nothing was there' },
    }),
});

export const backupVerbs = [backup, restore];
