/** Versions that are published at a set time. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { toInstant } from '../../../database/stored-instant';
import type { Fields, OperationResult, FieldValues } from '../../../records/record-type';
import { refusalError } from '../../../common/operation-error';
import * as f from '../../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../../records/authorized-context';
import {
  changeOfLatestAuditFields,
  describeRelease,
  type ReleaseDescription,
  type PublishedFile,
} from '../../../releases/publish-release';
import { releaseKeyOf, releaseLabel } from '../../../releases/release-identity';

/** A version to publish, now or at a set time, with the stated size and checksum of its package. */
export interface ReleaseInput extends ReleaseDescription {
  readonly url?: string | undefined;
  readonly size?: number | undefined;
  readonly sha256?: string | undefined;
  readonly at?: string | undefined;
}

/** The data from which the version is published at its time. */
interface ScheduledPackage extends PublishedFile {
  readonly upload_id: string | null;
  readonly file_name: string | null;
}

/** The details of the audit entry of a version that was published or scheduled. */
export const publicationAuditFields: Fields = {
  due: f.instant(bilingual('定于', 'For')),
  ...changeOfLatestAuditFields,
};

/** The text in the history: with a `due` time the version was scheduled, otherwise it was published. */
export const describePublication = ({ due }: FieldValues): BilingualText =>
  due === undefined
    ? bilingual('发布了版本', 'published the version')
    : bilingual('安排了定时发布', 'scheduled the version');

/** @throws OperationError for a time in the past */
export function validateDue(at: string, now: number): void {
  if (at <= toInstant(now))
    throw refusalError(
      bilingual(
        '这个时间已经过了。立即发布请留空。',
        'This time has passed. Leave it empty to publish now.',
      ),
      'at',
    );
}

/** Schedules a version. @throws OperationError where it is scheduled already */
export async function scheduleRelease(
  release: ReleaseDescription,
  dueAt: string,
  source: ScheduledPackage,
  { db, now, actor: { name: who } }: AuthorizedContext,
): Promise<OperationResult> {
  const { platform, line, version, type } = release;
  const waitingRelease = await db
    .selectFrom('scheduled_releases')
    .select('due_at')
    .where('system', '=', platform)
    .where('line', '=', line)
    .where('version', '=', version)
    .where('failure', 'is', null)
    .executeTakeFirst();
  if (waitingRelease)
    throw refusalError(
      bilingual(
        `${releaseLabel(release).zh} 已定在 ${f.instantText(waitingRelease.due_at).zh} 发布。`,
        `${releaseLabel(release).en} is scheduled already, for ${f.instantText(waitingRelease.due_at).en}.`,
      ),
      'version',
    );
  const { upload_id, file_name, url, size = null, sha256 = null } = source;
  const releaseId = randomUUID();
  await db
    .insertInto('scheduled_releases')
    .values({
      release_id: releaseId,
      due_at: dueAt,
      system: platform,
      line,
      version,
      type,
      upload_id,
      file_name,
      url,
      size,
      sha256,
      who,
      created_at: toInstant(now),
      failure: null,
      failed_at: null,
    })
    .execute();
  const label = releaseLabel(release);
  const at = f.instantText(dueAt);
  return {
    message: bilingual(
      `已安排 ${at.zh} 发布 ${label.zh}。`,
      `${label.en} is scheduled for ${at.en}.`,
    ),
    details: [
      ...describeRelease({ ...release, ...source }),
      {
        name: 'at',
        label: bilingual('发布时间（北京）', 'Comes out (time of China)'),
        text: at,
      },
    ],
    data: {
      scheduled: releaseId,
      at: dueAt,
      platform,
      line,
      version,
      type,
      size,
      sha256,
    },
    subject: releaseKeyOf(release),
    auditValues: { type, due: dueAt },
  };
}
