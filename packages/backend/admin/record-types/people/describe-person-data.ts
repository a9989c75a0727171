/** The stored data of a person as details. */
import 'server-only';
import type { CodePurpose } from '@superbrowser/contract/account-endpoints';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { instantText } from '../../../records/fields/field-kinds';
import type { LabeledValue } from '../../../records/displayed-values';
import type { loadPersonData } from './person-data';
import type { loadPersonDataWithOutbox } from './person-data-with-outbox';

type PersonData = Awaited<ReturnType<typeof loadPersonData>>;

const detailIfGiven = (
  name: string,
  label: LabeledValue['label'],
  text: LabeledValue['text'] | null,
): LabeledValue[] => (text === null || text === '' ? [] : [{ name, label, text }]);

const roleLabels: Readonly<Record<string, LabeledValue['text']>> = {
  owner: bilingual('团队所有者', 'Owner of a team'),
  employee: bilingual('员工', 'Staff'),
};

/** A missing account is a detail of its own, so that the page states it. */
export function describeAccount(account: PersonData['account']): LabeledValue[] {
  if (!account)
    return detailIfGiven(
      'none',
      bilingual('注册', 'Registration'),
      bilingual('没有用这个手机号注册的账号', 'No account was registered with this phone'),
    );
  return [
    ...detailIfGiven('username', bilingual('用户名', 'User name'), account.username),
    ...detailIfGiven('company', bilingual('公司', 'Company'), account.company_name),
    ...detailIfGiven('role', bilingual('身份', 'Role'), roleLabels[account.role] ?? account.role),
    ...detailIfGiven(
      'created_at',
      bilingual('注册于', 'Registered'),
      instantText(account.created_at),
    ),
    ...detailIfGiven(
      'agreed',
      bilingual('同意协议', 'Consent'),
      bilingual(
        '注册时同意用户协议与隐私政策',
        'To the terms and the privacy agreement, when registering',
      ),
    ),
    ...detailIfGiven('invite_code', bilingual('邀请码', 'Invite code'), account.invite_code),
    ...detailIfGiven('promoter', bilingual('推广者', 'Promoter'), account.promoter),
    ...detailIfGiven(
      'referral_code',
      bilingual('被邀请码', 'Invited by code'),
      account.referral_code,
    ),
    ...detailIfGiven('utm_source', bilingual('广告来源', 'Ad source'), account.utm_source),
    ...detailIfGiven('channel_id', bilingual('渠道', 'Channel'), account.channel_id),
    ...detailIfGiven('landing_source', bilingual('从哪里来', 'Came from'), account.landing_source),
  ];
}

/** A detail for each session: its beginning, and when it expires. */
export const describeSignIns = (rows: PersonData['signIns']): LabeledValue[] =>
  rows.map(({ created_at, expires_at }) => ({
    name: created_at,
    label: instantText(created_at),
    text: bilingual(`${instantText(expires_at).zh} 失效`, `until ${instantText(expires_at).en}`),
  }));

/** @param phone the person's own phone, which does not count as invited */
export function describeInvitations(
  { invitations, invites }: PersonData,
  phone: string,
): LabeledValue[] {
  const invitedCount = invites.filter((row) => row.phone !== phone).length;
  return [
    ...invitations.map((row) => ({
      name: 'team',
      label: bilingual('加入团队的邀请', 'Invited into a team'),
      text: row.company_name,
    })),
    ...detailIfGiven(
      'brought',
      bilingual('邀请注册的人数', 'People who registered by an invitation'),
      invitedCount > 0 ? String(invitedCount) : null,
    ),
  ];
}

const purposeNames: Readonly<Record<CodePurpose, BilingualText>> = {
  register: bilingual('注册用', 'To register'),
  login: bilingual('登录用', 'To sign in'),
  invite_staff: bilingual('加入团队用', 'To join a team'),
  cancel_account: bilingual('注销用', 'To cancel the account'),
};

/** The number of codes sent; never the codes themselves. */
export const describeCodes = ({ code_sends, verification_codes }: PersonData): LabeledValue[] => [
  ...(code_sends.length + verification_codes.length === 0
    ? detailIfGiven(
        'none',
        bilingual('发送', 'Sent'),
        bilingual('没有发送过验证码', 'No code was sent'),
      )
    : []),
  ...code_sends.map((row) => ({
    name: 'sent',
    label: bilingual('最近一次发送', 'Last sent'),
    text: bilingual(
      `${instantText(row.last_sent_at).zh}，24 小时内共 ${row.sent} 次`,
      `${instantText(row.last_sent_at).en}, ${row.sent} within 24 hours`,
    ),
  })),
  ...verification_codes.map((row) => ({
    name: 'code',
    label: bilingual('最近的验证码', 'Latest code'),
    text: bilingual(
      `${purposeNames[row.purpose].zh}，已试 ${row.tries} 次，${instantText(row.expires_at).zh} 失效`,
      `${purposeNames[row.purpose].en}, tried ${row.tries} times, until ${instantText(row.expires_at).en}`,
    ),
  })),
];

type StoredData = Awaited<ReturnType<typeof loadPersonDataWithOutbox>>;

const storedDataLabels: Readonly<Record<Exclude<keyof StoredData, 'phone'>, BilingualText>> = {
  account: bilingual('账号', 'Account'),
  signIns: bilingual('登录', 'Sign-ins'),
  invites: bilingual('邀请记录', 'Invites'),
  awards: bilingual('奖励', 'Rewards'),
  invitations: bilingual('团队邀请', 'Team invitations'),
  code_sends: bilingual('发送验证码的记录', 'Records of codes sent'),
  application_counts: bilingual('提交申请的计数', 'Counts of applications sent'),
  verification_codes: bilingual('验证码', 'Verification codes'),
  captcha_tokens: bilingual('已通过的验证', 'Checks passed'),
  applications: bilingual('本人的申请', 'Own applications'),
  application_pictures: bilingual('申请的截图', 'Screenshots of applications'),
  named_in_applications_of_others: bilingual(
    '提到本人的其他申请',
    'Applications of others that name them',
  ),
  mail_in_applications_of_others: bilingual(
    '别人的申请里相同的邮箱',
    'Applications of others with the same mail address',
  ),
  blocks: bilingual('封禁', 'Blocks'),
  outbox: bilingual('演示用的短信', 'Messages of the demonstration'),
};

/** Where the phone is stored, and how often. */
export const describeStoredData = (storedData: StoredData): LabeledValue[] =>
  (Object.keys(storedDataLabels) as (keyof typeof storedDataLabels)[]).flatMap((name) => {
    const value = storedData[name];
    const isList = Array.isArray(value);
    const count = isList ? value.length : typeof value === 'number' ? value : value ? 1 : 0;
    return count > 0 ? [{ name, label: storedDataLabels[name], text: String(count) }] : [];
  });
