/** How the site is: its parts, its records, what went wrong and what was refused. All of these only read. */
import 'server-only';
import { z } from 'zod';
import { backupSigns, type BackupSigns } from '../../records/health';
import { count, requestId, since } from '../fields';
import { verb, type OperatorContext } from '../verb';
import { backlogNow, type Backlog } from './backlog';
import { listErrors } from './errors';
import { databaseExtent, disksOf, type DatabaseExtent, type Disk } from './extent';
import { limitSums } from './limits';
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

async function healthNow(context: OperatorContext): Promise<Health> {
  const { db, now, surroundings } = context;
  const receiver = surroundings.applicationReceiver !== null;
  return {
    database: await databaseExtent(db, surroundings),
    disks: await disksOf(surroundings),
    webhooks: surroundings.hasUpstream ? null : await backlogNow(db, now, receiver),
    parts: await measuredParts(db, now),
    backup: surroundings.hasUpstream ? null : await backupSigns(db, now),
  };
}

const show = verb({
  name: 'health show',
  summary: {
    zh: '看网站的运行状况：各部分、数据库、磁盘、最近一次备份、未送达的通知',
    en: 'Shows how the site is: its parts, database, disks, last backup, and calls of your system that were not taken',
  },
  positional: [],
  fields: {},
  input: z.strictObject({}),
  changes: false,
  run: async (_, context) => ({ data: await healthNow(context) }),
});

const errors = verb({
  name: 'errors list',
  summary: {
    zh: '列出最近的错误，新的在前',
    en: 'Lists what went wrong lately, the newest first',
  },
  positional: ['request'],
  fields: {
    request: { zh: '请求编号，或它的前几位', en: 'id of a request, or its first letters' },
    since: { zh: '从哪天起', en: 'first day' },
    limit: { zh: '至多几行，默认 50', en: 'lines at most, 50 unless given' },
  },
  input: z.strictObject({
    request: requestId.optional(),
    since: since.optional(),
    limit: count(1, 10_000).default(50),
  }),
  changes: false,
  run: async ({ limit, ...filter }, { db }) => ({ data: await listErrors(filter, limit, db) }),
});

const limits = verb({
  name: 'limits list',
  summary: {
    zh: '列出各项限制拦下的次数：本小时、24 小时、7 天',
    en: 'Lists how often each limit refused: this hour, 24 hours, 7 days',
  },
  positional: [],
  fields: {},
  input: z.strictObject({}),
  changes: false,
  run: async (_, { db, now }) => ({ data: await limitSums(db, now) }),
});

export const healthVerbs = [show, errors, limits];
