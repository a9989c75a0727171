/** Loads an application as a record: its values by the names in application-fields.ts. */
import 'server-only';
import {
  applicationKindOf,
  type ApplicationKind,
} from '@superbrowser/contract/forms/application-kinds';
import { groupApplicationNumber } from '@superbrowser/contract/forms/application-number';
import { bilingualFrom, bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import type { ApplicationState } from '../../../database/tables/applications';
import { describeDeliveryFailure } from '../webhooks/describe-delivery-failure';
import type { FieldValues } from '../../../records/record-type';
import type { DeploymentContext } from '../../../deployment-context';
import { resolveText } from '../../../records/fields/format-value';
import type { AuthoredText, LabeledValue } from '../../../records/displayed-values';
import * as f from '../../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../../records/authorized-context';
import { kindOrFeedback, normalizeApplicationNumber } from './application-fields';
import { describeAttribution } from './describe-attribution';
import { loadNotes } from './notes';

export interface Application {
  number: string;
  kind: ApplicationKind;
  state: ApplicationState;
  feedback_kind: BilingualText | null;
  company: string | null;
  contact: string | null;
  phone: string | null;
  email: string | null;
  reach: BilingualText | null;
  language: string | null;
  handled_by: string | null;
  created_at: string;
  answers: readonly LabeledValue[];
  screenshot: string | null;
  source: readonly LabeledValue[];
  notes: readonly AuthoredText[];
  webhook: readonly LabeledValue[];
}

/** The delivery of an application to the operator's webhook. */
async function loadDeliveryDetails(
  applyNo: string,
  { db, deployment }: AuthorizedContext,
): Promise<LabeledValue[]> {
  const row = await db
    .selectFrom('application_deliveries')
    .select(['attempts', 'next_attempt_at', 'delivered_at', 'last_failure'])
    .where('apply_no', '=', applyNo)
    .executeTakeFirst();
  if (!row) return [];
  const { attempts, next_attempt_at, delivered_at, last_failure } = row;
  if (!delivered_at && !deployment.applicationWebhook)
    return [
      {
        name: 'waiting',
        label: bilingual('等待发送', 'Waiting'),
        text: bilingual(
          '没有设置通知地址；设置之后自动发送',
          'No address for calls is set; it is sent once there is one',
        ),
      },
    ];
  const describeInstant = (name: string, label: BilingualText, at: string) => ({
    name,
    label,
    text: f.instantText(at),
  });
  return [
    delivered_at
      ? describeInstant('delivered_at', bilingual('送达时间', 'Delivered'), delivered_at)
      : describeInstant('next_attempt_at', bilingual('下次尝试', 'Next attempt'), next_attempt_at),
    { name: 'attempts', label: bilingual('已试次数', 'Attempts'), text: String(attempts) },
    ...(last_failure
      ? [
          {
            name: 'last_failure',
            label: bilingual('上次为何失败', 'Last failure'),
            text: describeDeliveryFailure(last_failure),
          },
        ]
      : []),
  ];
}

/** An answer in the form's words; null where the question was not answered. */
function answerText(
  kind: ApplicationKind,
  answers: FieldValues,
  name: string,
  { describeAnswers }: Pick<DeploymentContext, 'describeAnswers'>,
) {
  const answer = answers[name];
  const [detail] = answer ? describeAnswers(kind, { [name]: answer }) : [];
  return detail ? bilingualFrom((language) => resolveText(detail.text, language)) : null;
}

/** The contact of feedback, where it is a phone. */
function parseReplyPhone({ reply_to: replyTo }: FieldValues): string | null {
  const { success, data } = f.phone(bilingual('手机号', 'Phone')).schema.safeParse(replyTo ?? '');
  return success ? data : null;
}

/** The subject of feedback, which decides who answers it. */
export const feedbackKindLabel = (
  answers: FieldValues,
  deployment: Pick<DeploymentContext, 'describeAnswers'>,
): BilingualText | null => answerText('feedback', answers, 'feedback_kind', deployment);

/**
 * Loads an application; null where there is none with this number.
 * @param number with or without the separators of its groups
 */
export async function findApplication(
  number: string,
  context: AuthorizedContext,
): Promise<Application | null> {
  const { db, deployment } = context;
  const applyNo = normalizeApplicationNumber(number);
  const row = await db
    .selectFrom('applications')
    .leftJoin(
      'application_pictures as screenshots',
      'screenshots.apply_no',
      'applications.apply_no',
    )
    .selectAll('applications')
    .select('screenshots.media_type as screenshot')
    .where('applications.apply_no', '=', applyNo)
    .executeTakeFirst();
  if (!row) return null;
  const groupedNumber = groupApplicationNumber(applyNo);
  const kind = kindOrFeedback(applicationKindOf(row.type));
  const answers = JSON.parse(row.fields) as FieldValues;
  const hasContact = Boolean(row.phone ?? row.email);
  return {
    number: groupedNumber,
    kind,
    state: row.state,
    feedback_kind: feedbackKindLabel(answers, deployment),
    company: row.company_name,
    contact: row.contact,
    phone: row.phone ?? parseReplyPhone(answers),
    email: row.email,
    reach:
      answerText(kind, answers, 'reply_to', deployment) ??
      (hasContact
        ? null
        : bilingual('没有留联系方式，无法答复', 'No contact was left: nobody to answer')),
    language: row.locale,
    handled_by: row.handled_by,
    created_at: row.created_at,
    answers: deployment.describeAnswers(kind, answers),
    screenshot: row.screenshot && `/api/screenshots/${groupedNumber}`,
    source: describeAttribution(row),
    notes: await loadNotes(db, applyNo),
    webhook: await loadDeliveryDetails(applyNo, context),
  };
}
