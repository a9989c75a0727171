/** How the site is: its parts, its records, its disks, and calls of the operator's system that were not taken. */
import 'server-only';
import { backupSigns, type BackupSigns } from '../../records/health';
import { everyone, listOperation, t } from '../define';
import type { AuthorizedContext } from '../context';
import { backlogNow, type Backlog } from './backlog';
import { databaseExtent, disksOf, type DatabaseExtent, type Disk } from './extent';
import { measuredParts, type MeasuredPart } from './parts';

export interface Health {
  readonly database: DatabaseExtent;
  readonly disks: readonly Disk[];
  /** Null where applications are an upstream's. */
  readonly webhooks: Backlog | null;
  readonly parts: readonly MeasuredPart[];
  /** Null where the records are an upstream's. */
  readonly backup: BackupSigns | null;
}

async function healthNow({ db, now, surroundings }: AuthorizedContext): Promise<Health> {
  const receiver = surroundings.applicationReceiver !== null;
  return {
    database: await databaseExtent(db, surroundings),
    disks: await disksOf(surroundings),
    webhooks: surroundings.hasUpstream ? null : await backlogNow(db, now, receiver),
    parts: await measuredParts(db, now),
    backup: surroundings.hasUpstream ? null : await backupSigns(db, now),
  };
}

export const health = {
  name: 'health',
  operations: {
    show: listOperation()({
      label: t('运行状况', 'Health'),
      help: t(
        '看网站的运行状况：各部分、数据库、磁盘、最近一次备份、未送达的通知',
        'Shows how the site is: its parts, database, disks, last backup, and calls of your system that were not taken',
      ),
      past: t('看了运行状况', 'looked at the health'),
      access: everyone,
      reads: true,
      args: {},
      async run(_, __, context) {
        const data = await healthNow(context);
        const facts = Object.entries(data).map(([name, value]) => ({
          name,
          label: t(name, name),
          text: JSON.stringify(value),
        }));
        return { data, facts };
      },
    }),
  },
};
