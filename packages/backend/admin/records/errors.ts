/** What went wrong lately, and how often each limit refused something. */
import 'server-only';
import { sinceInstant } from '../../export';
import { cut, defineRecord, supportOnly, t } from '../define';
import * as f from '../fields';
import { errorPage, type ListedError } from '../health/errors';
import { limitSums, type LimitSums } from '../health/limits';

export const errors = defineRecord<ListedError>({
  name: 'errors',
  title: t('错误', 'Errors'),
  key: 'at',
  access: supportOnly,
  fields: {
    at: f.instant(t('时间', 'When')),
    part: f.text(t('部分', 'Part')),
    message: f.text(t('错误', 'What went wrong')),
    request_id: f.code(t('请求编号', 'Request')),
    route: f.text(t('页面', 'Route')),
    code: f.text(t('代码', 'Code')),
    reason: f.text(t('原因', 'Why')),
    worker: f.text(t('进程', 'Process')),
  },
  list: {
    columns: ['at', 'part', 'message', 'request_id', 'route', 'code', 'reason', 'worker'],
    filters: {
      request: f.optional(
        f.parsed(
          t('请求编号，或它的前几位', 'Id of a request, or its first letters'),
          (value) => (/^[0-9a-f][0-9a-f-]{3,35}$/i.test(value) ? value.toLowerCase() : null),
          t(
            '必须是请求编号，或至少它的前 4 位',
            'must be the id of a request, or at least its first 4 letters',
          ),
        ),
      ),
      since: f.optional(f.since(t('从哪天起', 'First day'))),
    },
    async load({ filters, page, size }, { db }) {
      const { request, since } = filters as Readonly<Record<string, string | undefined>>;
      const from = since === undefined ? undefined : (sinceInstant(since) ?? undefined);
      return errorPage({ request, since: from }, { page, size }, db);
    },
  },
  operations: {},
});

export const limits = defineRecord<LimitSums>({
  name: 'limits',
  title: t('限制', 'Limits'),
  key: 'limit',
  access: supportOnly,
  fields: {
    limit: f.text(t('限制', 'Limit')),
    hour: f.integer(t('本小时', 'This hour'), 0, 1e9),
    day: f.integer(t('24 小时', '24 hours'), 0, 1e9),
    week: f.integer(t('7 天', '7 days'), 0, 1e9),
  },
  list: {
    columns: ['limit', 'hour', 'day', 'week'],
    load: async (query, { db, now }) => cut(await limitSums(db, now), query),
  },
  operations: {},
});
