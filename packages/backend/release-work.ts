/** What the site does by itself about versions: it publishes those whose time has come, and clears away old uploads. */
import 'server-only';
import { log } from '@/lib/log/log';
import type { Db } from './db/open';
import { publishDue, type Publishing } from './operator/releases/due';
import { repeat, type RepeatedWork } from './repeated-work';
import { removeOldUploads } from './uploads/remove-old';

const second = 1_000;
const hour = 3_600 * second;

/** Nobody waits longer than this for a version whose time has come. */
export const keepPublishing = (work: Publishing): RepeatedWork =>
  repeat('releases', () => publishDue(work), { every: 10 * second });

async function removeUploads(db: Db, downloadDir: string): Promise<void> {
  const removed = await removeOldUploads(db, downloadDir, Date.now());
  if (removed > 0) log.info('retention', `removed after their time: package_uploads ${removed}`);
}

export const keepRemovingUploads = (db: Db, downloadDir: string): RepeatedWork =>
  repeat('uploads', () => removeUploads(db, downloadDir), {
    firstAfter: 60 * second,
    every: hour,
  });
