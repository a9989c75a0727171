/**
 * How long each kind of record about people is stored. The privacy agreement shows it as a table; the days are those of
 * the daily job (O2). retention.test.ts checks the days and that every database table with records about people is in
 * the list.
 */
import { retentionDays } from '@superbrowser/contract/site-data/retention-days';
import type { Localized } from '@/lib/core/i18n/routing';

interface RetentionKind {
  readonly description: Localized;
  readonly until: Localized;
  /** Database tables with these records; empty when the records are not in the database. */
  readonly tables: readonly string[];
  /** Days after which the daily job removes the records; left out where something else removes them. */
  readonly days?: number;
}

/** Working days within which legal requests are answered and cancellations are carried out. */
export const answerWorkingDays = 15;

/** The law requires network logs to be kept for at least six months (Cybersecurity Law, article 21). */
const logMonths = 6;

const localized = (zh: string, en: string): Localized => ({ 'zh-CN': zh, 'en-US': en });

/** A number of days as people say it. */
export function durationText(days: number): Localized {
  if (days === 1) return localized('24 小时', '24 hours');
  const years = days / 365;
  return Number.isInteger(years)
    ? localized(`${years} 年`, `${years} years`)
    : localized(`${days} 天`, `${days} days`);
}

/** A kind that the daily job removes after a number of days. */
function createTimedKind(
  description: Localized,
  tables: readonly string[],
  days: number,
  untilText: (period: Localized) => Localized = (period) => period,
): RetentionKind {
  return { description, tables, days, until: untilText(durationText(days)) };
}

const untilCanceled = localized('账号注销办理完成', 'Until your account is canceled');

/** In the order of the agreement. */
export const retentionKinds: readonly RetentionKind[] = [
  {
    description: localized(
      '账号信息：手机号、用户名、公司名称、密码的哈希、推荐来源',
      'Account: phone number, username, company, password hash, referral source',
    ),
    until: untilCanceled,
    tables: ['users'],
  },
  {
    description: localized('推荐关系与奖励', 'Who referred whom, and rewards'),
    until: localized(
      '随账号保存；注销后去掉姓名与手机号，只留奖励记录',
      'With the account; after cancellation only the reward remains, without names or phone numbers',
    ),
    tables: ['invites', 'awards'],
  },
  {
    description: localized(
      '团队邀请里的姓名与手机号',
      'Name and phone number in a team invitation',
    ),
    until: untilCanceled,
    tables: ['invitations'],
  },
  createTimedKind(
    localized(
      '申请、反馈与注销申请，含截图、来源与处理记录',
      'Applications, feedback and cancellation requests, with screenshots, source and our notes',
    ),
    ['applications', 'application_notes', 'application_pictures', 'application_deliveries'],
    retentionDays.applications,
    (period) =>
      localized(
        `最后一次变动后 ${period['zh-CN']}；注销账号时一并删除`,
        `${period['en-US']} after the last change, or until your account is canceled`,
      ),
  ),
  createTimedKind(
    localized('验证码（只存哈希）', 'Verification codes (hashes only)'),
    ['verification_codes'],
    retentionDays.codes,
    (period) => localized(`失效后 ${period['zh-CN']}`, `${period['en-US']} after they expire`),
  ),
  {
    description: localized(
      '手机号已通过验证的凭据（只存哈希）',
      'Proof of a verified phone number (hash only)',
    ),
    until: localized('10 分钟', '10 minutes'),
    tables: ['captcha_tokens'],
  },
  {
    description: localized('登录凭证（只存哈希）', 'Sign-in credentials (hashes only)'),
    until: localized(
      `登录后 ${durationText(retentionDays.signIns)['zh-CN']}，退出登录即删`,
      `${durationText(retentionDays.signIns)['en-US']} after sign-in, or until you sign out`,
    ),
    tables: ['login_tokens'],
  },
  createTimedKind(
    localized(
      '手机号当天收取验证码、提交申请的次数',
      'How many codes and applications a phone number had that day',
    ),
    ['code_sends', 'application_counts'],
    retentionDays.counts,
  ),
  {
    description: localized(
      '防刷用的手机号与 IP 地址的单向哈希',
      'One-way hashes of phone numbers and IP addresses for rate limits',
    ),
    until: localized('最长 1 小时', '1 hour at most'),
    tables: [],
  },
  {
    description: localized(
      'IP 地址与浏览器的单向哈希，用于推广数据不重复计数',
      'One-way hashes of IP addresses and browsers, so that a visitor isn’t counted twice in promoter figures',
    ),
    until: localized('最长 24 小时', '24 hours at most'),
    tables: [],
  },
  createTimedKind(localized('访问统计', 'Statistics'), ['events'], retentionDays.events),
  createTimedKind(
    localized(
      '推广链接每天带来的访问、下载、注册与申请数量（不含访客身份），以及所属的推广码、邀请码',
      'Daily numbers of visits, downloads, sign-ups and applications a promoter link brought (no visitor data), with its promoter or invite code',
    ),
    ['promoter_counts', 'invite_codes'],
    retentionDays.figures,
  ),
  {
    description: localized(
      '推广者查看数据的链接（只存哈希）',
      'Links by which promoters see their figures (hashes only)',
    ),
    until: localized('到链接失效为止', 'Until the link expires'),
    tables: ['promoter_links'],
  },
  createTimedKind(
    localized(
      '我们的工作人员在后台的操作记录（手机号隐去中间几位）',
      'Actions of our staff in our administration system (phone numbers masked)',
    ),
    ['audit_lines'],
    retentionDays.audit,
  ),
  {
    description: localized('被封禁的手机号与 IP 网段', 'Blocked phone numbers and networks'),
    until: localized('解除封禁', 'Until the block is lifted'),
    tables: ['blocks'],
  },
  {
    description: localized('运行日志与访问日志', 'Operating and access logs'),
    until: localized(`${logMonths} 个月`, `${logMonths} months`),
    tables: [],
  },
  {
    description: localized('数据库备份', 'Database backups'),
    until: durationText(retentionDays.backups),
    tables: [],
  },
  {
    description: localized(
      '客户端里的店铺环境、店铺密码与行为日志',
      'Browser profiles, store passwords and activity log in the desktop app',
    ),
    until: localized(
      '您删除时，或账号注销办理完成',
      'Until you delete them or your account is canceled',
    ),
    tables: [],
  },
  {
    description: localized('交易记录', 'Transactions'),
    until: localized('税务与会计法规规定的期限', 'As long as tax and accounting law requires'),
    tables: [],
  },
];

/** Rows of the privacy agreement: kind of record, and how long it is stored. */
export const retentionRows = (locale: keyof Localized): string[][] =>
  retentionKinds.map(({ description, until }) => [description[locale], until[locale]]);
