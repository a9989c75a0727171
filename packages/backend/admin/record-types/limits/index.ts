/** Refusals of each limit, only to read. */
import 'server-only';
import type { RefusingLimit } from '@superbrowser/contract/site-data/limits';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { paginate, defineRecordType, type Choice } from '../../../records/record-type';
import { hiddenExceptForSupportAndOwners } from '../../../records/access';
import * as f from '../../../records/fields/field-kinds';
import { loadRecentLimitHits, type RecentLimitHits } from './recent-limit-hits';

const limitChoices: Record<RefusingLimit, Choice> = {
  codesPerIp: { label: bilingual('同一网络索取验证码', 'Codes requested, per network') },
  codesOverall: { label: bilingual('全站索取验证码', 'Codes requested, whole site') },
  triesByRequester: {
    label: bilingual('索取者自己试验证码', 'Codes tried by the one who requested them'),
  },
  triesByOthers: {
    label: bilingual('别处试同一手机号的验证码', 'Codes of a phone tried from elsewhere'),
  },
  triesPerIp: { label: bilingual('同一网络试验证码', 'Codes tried, per network') },
  applicationsPerIp: { label: bilingual('同一网络提交申请', 'Applications, per network') },
  lookupsPerIp: {
    label: bilingual(
      '同一网络打开邀请、登录、数据链接',
      'Invitation, sign-in and figures links opened, per network',
    ),
  },
  promotersPerIp: { label: bilingual('同一网络查询推广者', 'Promoters looked up, per network') },
  writesPerIp: {
    label: bilingual('同一网络的各类提交', 'Requests that send anything, per network'),
  },
  picturesPerIp: { label: bilingual('同一网络上传截图', 'Screenshots, per network') },
  eventsPerIp: { label: bilingual('同一网络上报统计', 'Analytics events, per network') },
  eventsOverall: { label: bilingual('全站统计上报', 'Analytics events, whole site') },
  codesPerPhone: { label: bilingual('同一手机号索取验证码', 'Codes requested, per phone') },
  applicationsPerPhone: { label: bilingual('同一手机号提交申请', 'Applications, per phone') },
  blockedIps: { label: bilingual('已封禁的网段', 'Blocked networks') },
  blockedPhones: { label: bilingual('已封禁的手机号', 'Blocked phones') },
  'queue-pages': { label: bilingual('打开页面的人太多', 'Too many people opening pages') },
  'queue-handlers': { label: bilingual('接口请求太多', 'Too many API requests') },
  'queue-bodies': {
    label: bilingual('同时提交的内容太多', 'Too many requests with content at once'),
  },
  'queue-pictures': { label: bilingual('同时上传的截图太多', 'Too many screenshots at once') },
  'queue-forms': { label: bilingual('同时提交的申请太多', 'Too many applications at once') },
  'queue-events': { label: bilingual('同时上报的统计太多', 'Too many analytics events at once') },
};

export const limitRecordType = defineRecordType<RecentLimitHits>({
  name: 'limits',
  title: bilingual('限制', 'Limits'),
  key: 'limit',
  access: hiddenExceptForSupportAndOwners,
  fields: {
    limit: f.choice(bilingual('限制', 'Limit'), limitChoices),
    hour: f.integer(bilingual('本小时', 'This hour'), 0, 1e9),
    day: f.integer(bilingual('24 小时', '24 hours'), 0, 1e9),
    week: f.integer(bilingual('7 天', '7 days'), 0, 1e9),
  },
  list: {
    columns: ['limit', 'hour', 'day', 'week'],
    load: async (query, { db, now }) => paginate(await loadRecentLimitHits(db, now), query),
  },
  operations: {},
});
