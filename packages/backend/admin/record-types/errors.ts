/** Recent errors, and refusals of each limit. */
import 'server-only';
import type { RefusingLimit } from '@superbrowser/contract/site-records/health';
import { parseSince } from '../../parse-instant';
import { paginate, defineRecord, hiddenUnlessSupport, t, type Choice } from '../record-type';
import * as f from '../fields/field-kinds';
import { errorPage, type ListedError } from '../health/error-lines';
import { loadLimitSums, type LimitSums } from '../health/limits';

export const errors = defineRecord<ListedError>({
  name: 'errors',
  title: t('错误', 'Errors'),
  key: 'at',
  access: hiddenUnlessSupport,
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
      since: f.optional(f.dayOrInstant(t('从哪天起', 'First day'))),
    },
    async load({ filters, page, size }, { db }) {
      const { request, since } = filters as Readonly<Record<string, string | undefined>>;
      const from = since === undefined ? undefined : (parseSince(since) ?? undefined);
      return errorPage(db, { request, since: from }, { page, size });
    },
  },
  operations: {},
});

const limitChoices: Record<RefusingLimit, Choice> = {
  codesPerIp: { label: t('同一网络索取验证码', 'Codes requested, per network') },
  codesOverall: { label: t('全站索取验证码', 'Codes requested, whole site') },
  triesByRequester: { label: t('索取者自己试验证码', 'Codes tried by the one who requested them') },
  triesByOthers: { label: t('别处试同一手机号的验证码', 'Codes of a phone tried from elsewhere') },
  triesPerIp: { label: t('同一网络试验证码', 'Codes tried, per network') },
  applicationsPerIp: { label: t('同一网络提交申请', 'Applications, per network') },
  lookupsPerIp: { label: t('同一网络查看邀请链接', 'Invitation links opened, per network') },
  promotersPerIp: { label: t('同一网络查询推广者', 'Promoters looked up, per network') },
  writesPerIp: { label: t('同一网络提交表单', 'Forms of any kind, per network') },
  picturesPerIp: { label: t('同一网络上传截图', 'Screenshots, per network') },
  eventsPerIp: { label: t('同一网络上报统计', 'Analytics events, per network') },
  eventsOverall: { label: t('全站统计上报', 'Analytics events, whole site') },
  codesPerPhone: { label: t('同一手机号索取验证码', 'Codes requested, per phone') },
  applicationsPerPhone: { label: t('同一手机号提交申请', 'Applications, per phone') },
  blockedIps: { label: t('已封禁的网段', 'Blocked networks') },
  blockedPhones: { label: t('已封禁的手机号', 'Blocked phones') },
  'queue-pages': { label: t('打开页面的人太多', 'Too many people opening pages') },
  'queue-handlers': { label: t('接口请求太多', 'Too many API requests') },
  'queue-bodies': { label: t('同时提交的内容太多', 'Too many forms at once') },
  'queue-pictures': { label: t('同时上传的截图太多', 'Too many screenshots at once') },
  'queue-forms': { label: t('同时提交的申请太多', 'Too many applications at once') },
  'queue-events': { label: t('同时上报的统计太多', 'Too many analytics events at once') },
};

export const limits = defineRecord<LimitSums>({
  name: 'limits',
  title: t('限制', 'Limits'),
  key: 'limit',
  access: hiddenUnlessSupport,
  fields: {
    limit: f.choice(t('限制', 'Limit'), limitChoices),
    hour: f.integer(t('本小时', 'This hour'), 0, 1e9),
    day: f.integer(t('24 小时', '24 hours'), 0, 1e9),
    week: f.integer(t('7 天', '7 days'), 0, 1e9),
  },
  list: {
    columns: ['limit', 'hour', 'day', 'week'],
    load: async (query, { db, now }) => paginate(await loadLimitSums(db, now), query),
  },
  operations: {},
});
