/** Versions that come out at a set time. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { iso } from '../../database/tables';
import { oneLine } from '../fields';
import { refuse, verb, type Bilingual, type OperatorContext, type Outcome } from '../verb';
import { subjectOf, type NewRelease, type OfferedPackage } from './offer';

/** What it is made of when its time comes. */
export interface ScheduledSource extends OfferedPackage {
  readonly upload_id: string | null;
  readonly file_name: string | null;
}

/** @throws OperatorRefusal for a time that has passed */
export function judgeDue(at: string, now: number): void {
  if (at <= iso(now))
    throw refuse(
      'This time has passed. Leave it empty to publish now.',
      '这个时间已经过了。立即发布请留空。',
      'at',
    );
}

/** Keeps a version for its time. @throws OperatorRefusal where it waits already */
export async function schedule(
  release: NewRelease,
  due_at: string,
  source: ScheduledSource,
  { db, now, who }: OperatorContext,
): Promise<Outcome> {
  const { system, line, version, type } = release;
  const waiting = await db
    .selectFrom('scheduled_releases')
    .select('due_at')
    .where('system', '=', system)
    .where('line', '=', line)
    .where('version', '=', version)
    .where('failure', 'is', null)
    .executeTakeFirst();
  if (waiting)
    throw refuse(
      `${subjectOf(release)} is scheduled already, for ${waiting.due_at}.`,
      `${subjectOf(release)} 已定在 ${waiting.due_at} 发布。`,
      'version',
    );
  const { upload_id, file_name, url, size = null, sha256 = null } = source;
  const release_id = randomUUID();
  await db
    .insertInto('scheduled_releases')
    .values({
      ...{ release_id, due_at, system, line, version, type, upload_id, file_name, url, size },
      ...{ sha256, who, created_at: iso(now), failure: null, failed_at: null },
    })
    .execute();
  return {
    data: { scheduled: release_id, at: due_at, system, line, version, type, size, sha256 },
    audit: {
      subject: subjectOf(release),
      detail: `scheduled for ${due_at}`,
      after: { at: due_at, type, file: file_name ?? url, size, sha256 },
    },
  };
}

export interface ScheduledRelease {
  readonly id: string;
  readonly at: string;
  readonly system: string;
  readonly line: string;
  readonly version: string;
  readonly type: string;
  readonly file: string | null;
  readonly size: number | null;
  readonly sha256: string | null;
  readonly by: string;
  /** Why it did not come out; null while its time has not come. */
  readonly failure: Bilingual | null;
}

export const scheduledVerb = verb({
  name: 'release scheduled',
  summary: { zh: '列出定时发布', en: 'Lists versions with a time to come out' },
  positional: [],
  fields: {},
  input: z.strictObject({}),
  changes: false,
  async run(_, { db }) {
    const rows = await db.selectFrom('scheduled_releases').selectAll().orderBy('due_at').execute();
    const data: ScheduledRelease[] = rows.map((row) => ({
      id: row.release_id,
      at: row.due_at,
      system: row.system,
      line: row.line,
      version: row.version,
      type: row.type,
      file: row.file_name ?? row.url,
      size: row.size,
      sha256: row.sha256,
      by: row.who,
      failure: row.failure === null ? null : (JSON.parse(row.failure) as Bilingual),
    }));
    return { data };
  },
});

export const unscheduleVerb = verb({
  name: 'release unschedule',
  summary: {
    zh: '取消定时发布，安装包留在待发布里',
    en: 'Takes a version off the schedule; its package stays',
  },
  positional: ['id'],
  fields: { id: { zh: '定时发布的编号', en: 'its id in the schedule' } },
  input: z.strictObject({ id: oneLine(80) }),
  changes: true,
  async run({ id }, { db, now }) {
    const row = await db
      .deleteFrom('scheduled_releases')
      .where('release_id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row)
      throw refuse(
        'This is no longer scheduled: it came out, or somebody took it off.',
        '它已不在定时发布里：可能已经发布，或已被取消。',
      );
    // The days it is kept begin anew, or it would go at once.
    if (row.upload_id)
      await db
        .updateTable('package_uploads')
        .set({ changed_at: iso(now) })
        .where('upload_id', '=', row.upload_id)
        .execute();
    const { system, line, version, type, due_at } = row;
    return {
      data: { system, line, version },
      audit: { subject: `${system} ${line} ${version}`, before: { at: due_at, type } },
    };
  },
});
