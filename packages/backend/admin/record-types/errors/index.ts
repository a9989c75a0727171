/** Recent errors from the log. */
import 'server-only';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { parseTypedInstant } from '../../../common/parse-instant';
import { defineRecordType } from '../../../records/record-type';
import { hiddenExceptForSupportAndOwners } from '../../../records/access';
import * as f from '../../../records/fields/field-kinds';
import { listErrorLines, type ListedError } from './error-lines';

export const errorRecordType = defineRecordType<ListedError>({
  name: 'errors',
  title: bilingual('错误', 'Errors'),
  key: 'at',
  access: hiddenExceptForSupportAndOwners,
  fields: {
    at: f.instant(bilingual('时间', 'When')),
    part: f.text(bilingual('部分', 'Part')),
    message: f.text(bilingual('错误', 'What went wrong')),
    request_id: f.code(bilingual('请求编号', 'Request')),
    route: f.text(bilingual('页面', 'Route')),
    code: f.text(bilingual('代码', 'Code')),
    reason: f.text(bilingual('原因', 'Why')),
    worker: f.text(bilingual('进程', 'Process')),
  },
  list: {
    columns: ['at', 'part', 'message', 'request_id', 'route', 'code', 'reason', 'worker'],
    filters: {
      request: f.optional(
        f.customText(
          bilingual(
            '请求编号，或至少前 4 位',
            'Id of a request, or at least its first 4 characters',
          ),
          (value) => (/^[0-9a-f][0-9a-f-]{3,35}$/i.test(value) ? value.toLowerCase() : null),
          bilingual(
            '必须是请求编号，或至少它的前 4 位',
            'must be the id of a request, or at least its first 4 characters',
          ),
        ),
      ),
      from: f.optional(f.dayOrInstant(bilingual('从哪天起', 'First day'))),
    },
    async load({ filters, page, size }, { db }) {
      const { request, from } = filters as Readonly<Record<string, string | undefined>>;
      const since = from === undefined ? undefined : (parseTypedInstant(from) ?? undefined);
      return listErrorLines(db, { requestIdPrefix: request, since }, { page, size });
    },
  },
  operations: {},
});
