/** What is kept of a person, with the messages in the outbox file of a demonstration, which are never sent. */
import 'server-only';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import type { Phone } from '../../../common/phone';
import { readOutbox, type OutboxEntry } from '../../../verification-codes/outbox';
import type { AuthorizedContext } from '../../../records/authorized-context';
import type { LabeledValue } from '../../../records/composite-values';
import { loadPersonData } from './person-data';

/** The data of a person and the messages in the outbox file, without their codes, which open an account. */
export async function loadPersonDataWithOutbox(
  phone: Phone,
  { db, deployment }: AuthorizedContext,
) {
  const outbox = (await readOutbox(deployment.outboxFile)).filter(isForPhone(phone));
  return {
    ...(await loadPersonData(db, phone)),
    outbox: outbox.map(({ code: _, text: __, ...rest }) => rest),
  };
}

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

/** Whether a message of the outbox is for this phone. */
export const isForPhone =
  (phone: string) =>
  ({ area_code, phone: digits }: OutboxEntry): boolean =>
    `+${area_code}${digits}` === phone;
