/** Scheduled versions as records. */
import 'server-only';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { paginate, defineRecordType, operationOnRecord } from '../../records/record-type';
import { editorsAndOwners, allStaff } from '../../records/access';
import * as f from '../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../records/authorized-context';
import {
  lineField,
  sha256Field,
  platformField,
  typeField,
  versionField,
} from '../../releases/release-fields';
import { toInstant } from '../../database/stored-instant';

interface ScheduledRelease {
  id: string;
  at: string;
  platform: string;
  line: string;
  version: string;
  type: string;
  file: string | null;
  size: number | null;
  sha256: string | null;
  by: string;
  failure: BilingualText | null;
}

async function loadScheduledReleases({ db }: AuthorizedContext): Promise<ScheduledRelease[]> {
  const rows = await db.selectFrom('scheduled_releases').selectAll().orderBy('due_at').execute();
  return rows.map((row) => ({
    id: row.release_id,
    at: row.due_at,
    platform: row.system,
    line: row.line,
    version: row.version,
    type: row.type,
    file: row.file_name ?? row.url,
    size: row.size,
    sha256: row.sha256,
    by: row.who,
    failure: row.failure === null ? null : (JSON.parse(row.failure) as BilingualText),
  }));
}

export const scheduleRecordType = defineRecordType<ScheduledRelease>({
  name: 'schedule',
  title: bilingual('定时发布', 'Scheduled'),
  key: 'id',
  nameField: 'version',
  access: allStaff,
  fields: {
    id: f.text(bilingual('编号', 'Id'), 80),
    at: f.instant(bilingual('发布时间（北京）', 'Comes out (time of China)')),
    platform: platformField,
    line: lineField,
    version: versionField,
    type: typeField,
    file: f.text(bilingual('安装包', 'Package'), 1_000),
    size: f.count(bilingual('大小（字节）', 'Bytes')),
    sha256: sha256Field,
    by: f.text(bilingual('操作人', 'By')),
    failure: f.bilingualText(bilingual('为何没有发布', 'Why it did not come out')),
  },
  list: {
    columns: ['version', 'platform', 'line', 'type', 'at', 'by', 'failure', 'id'],
    load: async (query, context) => paginate(await loadScheduledReleases(context), query),
  },
  view: {
    panels: [
      [bilingual('定时发布', 'Scheduled'), 'at', 'by', 'failure'],
      [
        bilingual('版本', 'Version'),
        'platform',
        'line',
        'version',
        'type',
        'file',
        'size',
        'sha256',
      ],
    ],
    load: async (key, context) =>
      (await loadScheduledReleases(context)).find(({ id }) => id === key) ?? null,
  },
  operations: {
    cancel: operationOnRecord<ScheduledRelease>()({
      label: bilingual('取消定时', 'Take it off the schedule'),
      help: bilingual(
        '取消定时发布；上传的安装包留在「已上传、未发布」里',
        'Removes a version from the schedule; an uploaded package stays',
      ),
      past: bilingual('取消了定时发布', 'took it off the schedule'),
      access: editorsAndOwners,
      aliases: ['release unschedule'],
      args: {},
      async run(_, { key }, { db, now }) {
        const row = await db
          .deleteFrom('scheduled_releases')
          .where('release_id', '=', key)
          .returning('upload_id')
          .executeTakeFirstOrThrow();
        // Restarts the upload's retention period, because the next cleanup would delete an upload whose period has
        // ended.
        if (row.upload_id)
          await db
            .updateTable('package_uploads')
            .set({ changed_at: toInstant(now) })
            .where('upload_id', '=', row.upload_id)
            .execute();
        return {
          message: row.upload_id
            ? bilingual(
                '已取消定时，不会发布；安装包在「上传新安装包」那一页的「已上传、未发布」里。',
                'Taken off the schedule: it does not come out. The package is under “Uploaded, not published” on the page “Upload a package”.',
              )
            : bilingual('已取消定时，不会发布。', 'Taken off the schedule: it does not come out.'),
        };
      },
    }),
  },
});
