/** Operations that pass applications on: as a file, or again to the operator's webhook. */
import 'server-only';
import { groupApplicationNumber } from '@superbrowser/contract/forms/application-number';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { loadApplicationRecords } from '../../../export/export-records';
import {
  operationWithoutRecord,
  operationOnRecord,
  type Fields,
  type OperationResult,
  type FieldValues,
} from '../../../records/record-type';
import { hiddenExceptForSupportAndOwners, supportAndOwners } from '../../../records/access';
import { refusalError } from '../../../common/operation-error';
import * as f from '../../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../../records/authorized-context';
import { replayDelivery } from '../webhooks';
import type { Application } from './load-application';
import { parseFilter } from './search/parse-filter';
import { conditionsOf } from './search/sql-conditions';
import { countMatchingApplications } from './search/matching-applications';
import { createSpreadsheetWriter } from './spreadsheet';
import { normalizeApplicationNumber } from './application-fields';

/** Maximum number of rows an export on the console may have; the command line has no limit. */
const maxExported = 10_000;

/** @param filters of the list, by which it is exported */
export const createExportAndReplayOperations = (filters: Fields) => ({
  'export-one': operationOnRecord<Application>()({
    label: bilingual('导出这条申请', 'Export this application'),
    help: bilingual(
      '导出一条申请：控制台给表格（CSV），命令给 JSON',
      'Exports an application: as a table (CSV) on the console, as JSON on the command line',
    ),
    past: bilingual('导出', 'exported it'),
    access: supportAndOwners,
    args: {},
    allowsStaleVersion: true,
    fileName: 'application.csv',
    async run(_, { key }, { db, deployment }) {
      const rows = await loadApplicationRecords(db, (eb) =>
        eb('applications.apply_no', '=', normalizeApplicationNumber(key)),
      );
      return { data: rows, fileContent: createSpreadsheetWriter(rows, deployment) };
    },
  }),
  replay: operationOnRecord<Application>()({
    label: bilingual('再通知业务系统（webhook）', 'Send the webhook again'),
    help: bilingual(
      '再把一条申请发给公司自己的业务系统（webhook）',
      'Sends an application to your own system again (webhook)',
    ),
    past: bilingual('再次通知了业务系统', 'sent it to your own system again'),
    access: hiddenExceptForSupportAndOwners,
    args: {},
    allowsStaleVersion: true,
    run: (_, { key }, context) =>
      replayDelivery(groupApplicationNumber(normalizeApplicationNumber(key)), context),
  }),
  export: operationWithoutRecord()({
    label: bilingual('导出列出的申请', 'Export what is listed'),
    help: bilingual(
      '导出申请：控制台给表格（CSV），命令给 JSON',
      'Exports applications: as a table (CSV) on the console, as JSON on the command line',
    ),
    past: bilingual('导出了申请', 'exported applications'),
    auditFields: {
      rows: f.count(bilingual('涉及的记录条数', 'Records')),
      searched: f.yesNo(bilingual('按搜索', 'By a search')),
    },
    access: supportAndOwners,
    args: filters,
    fileName: 'applications.csv',
    run: (filterValues, _, context) => exportApplications(filterValues, context),
  }),
});

async function exportApplications(
  filters: FieldValues,
  { db, actor, deployment }: AuthorizedContext,
): Promise<OperationResult> {
  const filter = parseFilter(filters);
  if (actor.source === 'console' && (await countMatchingApplications(db, filter)) > maxExported)
    throw refusalError(
      bilingual(
        `符合条件的超过 ${maxExported} 条。请缩小范围，或请管理服务器的同事导出（applications export）。`,
        `More than ${maxExported} match. Narrow the filter, or have your server administrator export them (applications export).`,
      ),
    );
  const rows = await loadApplicationRecords(db, conditionsOf(filter));
  // The audit log does not get the search text, which may be a phone.
  const { q, ...rest } = filters;
  const auditValues = { rows: rows.length, ...rest, ...(q ? { searched: true } : {}) };
  return { data: rows, fileContent: createSpreadsheetWriter(rows, deployment), auditValues };
}
