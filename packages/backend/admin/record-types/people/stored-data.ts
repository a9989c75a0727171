/** What is kept of a person, with the messages that still wait to be sent. */
import 'server-only';
import type { Phone } from '../../../accounts/phone';
import { readOutbox, type OutboxEntry } from '../../../codes/outbox';
import { t, type Localized } from '../../record-type';
import type { AuthorizedContext } from '../../authorized-context';
import type { Fact } from '../../fields/field-kinds';
import { loadPersonData } from './load-person';

/** All that is kept, including pending messages, but no code, because a code opens an account. */
export async function loadStoredData(phone: Phone, { db, deployment }: AuthorizedContext) {
  const outbox = (await readOutbox(deployment.outbox)).filter(isForPhone(phone));
  return {
    ...(await loadPersonData(db, phone)),
    outbox: outbox.map(({ code: _, text: __, ...rest }) => rest),
  };
}

type AllData = Awaited<ReturnType<typeof loadStoredData>>;

/** Where the phone is stored, and how often. */
export const countsOf = (all: AllData): Fact[] =>
  (Object.keys(keptLabels) as (keyof typeof keptLabels)[]).flatMap((name) => {
    const value = all[name];
    const isList = Array.isArray(value);
    const count = isList ? value.length : typeof value === 'number' ? value : value ? 1 : 0;
    return count > 0 ? [{ name, label: keptLabels[name], text: String(count) }] : [];
  });

/** Whether a message waits for this phone. */
export const isForPhone =
  (phone: string) =>
  ({ area_code, phone: digits }: OutboxEntry): boolean =>
    `+${area_code}${digits}` === phone;

const keptLabels: Readonly<Record<Exclude<keyof AllData, 'phone'>, Localized>> = {
  account: t('账号', 'Account'),
  signIns: t('登录', 'Sign-ins'),
  invites: t('邀请记录', 'Invites'),
  awards: t('奖励', 'Rewards'),
  invitations: t('团队邀请', 'Team invitations'),
  code_sends: t('发送验证码的记录', 'Records of codes sent'),
  application_counts: t('提交申请的计数', 'Counts of applications sent'),
  verification_codes: t('有效的验证码', 'Codes that work'),
  captcha_tokens: t('已通过的验证', 'Checks passed'),
  applications: t('本人的申请', 'Own applications'),
  application_pictures: t('申请的截图', 'Screenshots of applications'),
  named_in_applications_of_others: t('提到本人的其他申请', 'Applications of others that name them'),
  mail_in_applications_of_others: t(
    '别人的申请里相同的邮箱',
    'Applications of others with the same mail address',
  ),
  blocks: t('封禁', 'Blocks'),
  outbox: t('等待发送的短信', 'Messages to be sent'),
};
