/** The data that erasing a person deletes and keeps, displayed both before and after. */
import 'server-only';
import { groupApplicationNumber } from '@superbrowser/contract/forms/application-number';
import { retentionDays } from '@superbrowser/contract/site-data/retention-days';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import type { Phone } from '../../../common/phone';
import type { Db } from '../../../database/open-database';
import type { LabeledValue } from '../../../records/displayed-values';
import { loadPersonData, type PersonApplications } from './person-data';
import { hasInvitesOrAwards } from './erase-person';

/** One kind of data, and whether it is deleted. */
interface PlannedData {
  readonly what: BilingualText;
  /** Row count; null for data whose rows are not counted. */
  readonly count: number | null;
  readonly becomes: BilingualText;
  /** Application numbers, grouped for reading. */
  readonly applications: readonly string[];
}

export interface ErasurePlan {
  readonly erased: readonly PlannedData[];
  readonly retained: readonly PlannedData[];
}

const removedText: BilingualText = { zh: '删除', en: 'removed' };

const plannedData = (
  what: BilingualText,
  count: number | null,
  becomes: BilingualText,
  rows: readonly { readonly apply_no: string }[] = [],
): PlannedData => ({
  what,
  count,
  becomes,
  applications: rows.map(({ apply_no }) => groupApplicationNumber(apply_no)),
});

/** The retention in words: another number of days needs other words, or this does not compile. */
const auditRetention = { 730: bilingual('两年', 'two years') }[retentionDays.audit];

/** What erasure does not cover, shown with a plan and an export. */
export const erasureExclusions: readonly PlannedData[] = [
  plannedData({ zh: '表单草稿', en: 'Drafts of forms' }, null, {
    zh: '在访客自己的浏览器里，关闭标签页即消失',
    en: 'lie in the visitor’s own browser and end with its tab',
  }),
  plannedData({ zh: '日志与访问统计', en: 'Log lines and analytics events' }, null, {
    zh: '日志没有完整手机号；统计没有手机号，也分不出是谁',
    en: 'hold no whole phone; events hold none at all and cannot be told by person',
  }),
  plannedData({ zh: '操作记录', en: 'Audit log' }, null, {
    zh: `谁看过、改过什么；手机号只显示一部分，保存${auditRetention.zh}`,
    en: `who looked and what was changed, with the phone masked; kept for ${auditRetention.en}`,
  }),
  plannedData({ zh: '限流计数', en: 'Counters of the limits' }, null, {
    zh: '只有打乱后的手机号，一天内消失',
    en: 'hold scrambled phones only, and are gone within a day',
  }),
  plannedData(
    { zh: '已发给业务系统和短信网关的内容', en: 'What your system and the SMS gateway got' },
    null,
    {
      zh: '由它们保管',
      en: 'is with them',
    },
  ),
  plannedData({ zh: '数据库备份', en: 'Copies of the database' }, null, {
    zh: '旧的到期自动删除；恢复旧备份后要再删除一次',
    en: 'are deleted as they grow old; erase again after restoring an older one',
  }),
];

async function planAccountData(db: Db, data: Awaited<ReturnType<typeof loadPersonData>>) {
  const { account, signIns } = data;
  const becomes: BilingualText =
    account && (await hasInvitesOrAwards(db, account))
      ? {
          zh: '去掉姓名、手机号等全部资料；邀请过谁、奖励了多少保留',
          en: 'loses name, phone and all else; whom it invited and what was paid for it stays',
        }
      : removedText;
  return [
    plannedData({ zh: '账号', en: 'Account' }, account ? 1 : 0, becomes),
    plannedData({ zh: '登录', en: 'Sign-ins' }, signIns.length, removedText),
    plannedData({ zh: '团队', en: 'Team' }, account?.role === 'owner' ? null : 0, {
      zh: '成员的账号保留；此人发出的邀请失效',
      en: 'accounts of its members stay; invitations this person sent stop working',
    }),
  ];
}

/** @param applications the result of `loadPersonApplications` for the phone */
export async function planErasure(
  db: Db,
  phone: Phone,
  applications: PersonApplications,
  personData?: Awaited<ReturnType<typeof loadPersonData>>,
): Promise<ErasurePlan> {
  const { own, mentions, sharingMail } = applications;
  const data = personData ?? (await loadPersonData(db, phone, applications));
  const codes = [data.code_sends, data.verification_codes, data.captcha_tokens];
  const codeAndCounterCount = [...codes, data.application_counts].flat().length;
  const invitedCount = data.invites.filter((row) => row.phone === phone).length;
  const erased = [
    ...(await planAccountData(db, data)),
    plannedData(
      { zh: '本人的申请（含截图）', en: 'Own applications, with screenshots' },
      own.length,
      removedText,
      own,
    ),
    plannedData(
      { zh: '提到本人的其他申请', en: 'Other applications that name the person' },
      mentions.length,
      {
        zh: '只从填写的内容和备注里去掉手机号、邮箱',
        en: 'lose the phone and mail address in what was written, nothing else',
      },
      mentions,
    ),
    plannedData({ zh: '验证码与计数', en: 'Codes and counters' }, codeAndCounterCount, removedText),
    plannedData({ zh: '团队邀请', en: 'Team invitations' }, data.invitations.length, {
      zh: '去掉姓名与手机号',
      en: 'lose name and phone',
    }),
    plannedData({ zh: '受邀记录', en: 'Invites received' }, invitedCount, {
      zh: '去掉手机号；邀请人的计数与奖励保留',
      en: 'loses the phone; who invited them keeps count and reward',
    }),
    plannedData({ zh: '封禁', en: 'Block' }, data.blocks.length, removedText),
  ];
  const shared = plannedData(
    { zh: '别人的申请里相同的邮箱', en: 'The mail address in applications of others' },
    sharingMail.length,
    {
      zh: '保留：也是别人的邮箱（如公司邮箱），只从本人的申请里删除',
      en: 'stays: it is theirs too (a company’s mailbox, say) and goes only with the person’s own applications',
    },
    sharingMail,
  );
  const isPresent = ({ count }: PlannedData) => count !== 0;
  return {
    erased: erased.filter(isPresent),
    retained: [shared, ...erasureExclusions].filter(isPresent),
  };
}

/** A part of a plan as a detail, with its count and outcome. */
const describePlanned = ({ what, count, becomes, applications }: PlannedData): LabeledValue => {
  const label =
    count === null ? what : bilingual(`${what.zh}（${count}）`, `${what.en} (${count})`);
  const withNumbers = bilingual(
    `${becomes.zh}（${applications.join('、')}）`,
    `${becomes.en} (${applications.join(', ')})`,
  );
  return { name: what.en, label, text: applications.length > 0 ? withNumbers : becomes };
};

export const describePlannedData = (parts: readonly PlannedData[]): LabeledValue[] =>
  parts.map(describePlanned);

/** Deleted and retained data in one list; each label says whether its data are deleted or retained. */
export const describeErasure = ({ erased, retained }: ErasurePlan): LabeledValue[] => {
  const labeledUnder = (zh: string, en: string) => (detail: LabeledValue) => ({
    ...detail,
    label: bilingual(`${zh}：${detail.label.zh}`, `${en}: ${detail.label.en}`),
  });
  return [
    ...describePlannedData(erased).map(labeledUnder('已处理', 'Done')),
    ...describePlannedData(retained).map(labeledUnder('保留', 'Stays')),
  ];
};
