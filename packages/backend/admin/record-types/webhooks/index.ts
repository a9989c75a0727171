/** Deliveries of applications to the operator's webhook, and a test of the webhook. */
import 'server-only';
import { groupApplicationNumber } from '@superbrowser/contract/forms/application-number';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import {
  paginate,
  defineRecordType,
  operationWithoutRecord,
  type OperationResult,
} from '../../../records/record-type';
import type { Db } from '../../../database/open-database';
import { createPendingDelivery } from '../../../applications/application-delivery';
import {
  allStaff,
  hiddenExceptForOwners,
  hiddenExceptForSupportAndOwners,
} from '../../../records/access';
import { refusalError } from '../../../common/operation-error';
import * as f from '../../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../../records/authorized-context';
import { maxRequestedRows } from '../../../records/read-records';
import { toInstant } from '../../../database/stored-instant';
import { normalizeApplicationNumber } from '../applications/application-fields';
import {
  requireWebhook,
  webhookTrialFields,
  tryWebhook,
  webhookTrialResult,
  unsetSettingReason,
} from './try-webhook';
import { describeDeliveryFailure } from './describe-delivery-failure';

type DeliveryState = 'waiting' | 'failed' | 'delivered';
interface Delivery {
  number: string;
  state: DeliveryState;
  attempts: number;
  next_attempt_at: string | null;
  delivered_at: string | null;
  last_failure: BilingualText | null;
}

const deliveryStateChoices = {
  waiting: { label: bilingual('等待发送', 'Waiting'), tone: 'blue' },
  failed: { label: bilingual('未送达', 'Not delivered'), tone: 'risk' },
  delivered: { label: bilingual('已送达', 'Delivered'), tone: 'ok' },
} as const;
const numberField = f.withLink(
  f.applicationNumber(bilingual('申请编号', 'Number of the application')),
  'applications',
);

const notSentReason = bilingual(
  '没有发送：没有设置通知地址。管理服务器的同事设置之后，等待中的会自动补发。',
  'Nothing was sent: no address for calls is set. Once your server administrator sets one, all that wait are sent.',
);

/** Queues a delivery again. @throws OperationError where there is no webhook, or no such application */
export async function replayDelivery(
  key: string,
  context: AuthorizedContext,
): Promise<OperationResult> {
  const { db, now, deployment } = context;
  requireWebhook(deployment.applicationWebhook, notSentReason);
  const applicationQuery = db
    .selectFrom('applications')
    .select('apply_no')
    .where('apply_no', '=', normalizeApplicationNumber(key));
  if (!(await applicationQuery.executeTakeFirst()))
    throw refusalError(bilingual(`没有编号为 ${key} 的申请。`, `There is no application ${key}.`));
  const newDelivery = createPendingDelivery(normalizeApplicationNumber(key), now);
  await db
    .insertInto('application_deliveries')
    .values(newDelivery)
    .onConflict((conflict) => conflict.column('apply_no').doUpdateSet(newDelivery))
    .execute();
  return {
    message: bilingual(
      `${key} 的通知几秒内发出；结果见「给业务系统（webhook）的通知」。`,
      `The call for ${key} goes out within seconds; what came of it stands under calls to your own system.`,
    ),
  };
}

/** Queues all open deliveries again, also deliveries that were not attempted yet. @returns the number of deliveries */
async function replayAllDeliveries(context: AuthorizedContext): Promise<number> {
  const { db, now, deployment } = context;
  requireWebhook(deployment.applicationWebhook, notSentReason);
  const rows = await db
    .updateTable('application_deliveries')
    .set({ next_attempt_at: toInstant(now), attempts: 0 })
    .where('delivered_at', 'is', null)
    .returning('apply_no')
    .execute();
  return rows.length;
}

function deliveriesQuery(db: Db, state: string | undefined) {
  let query = db.selectFrom('application_deliveries').selectAll();
  if (state === 'delivered') query = query.where('delivered_at', 'is not', null);
  else if (state !== 'all') query = query.where('delivered_at', 'is', null);
  if (state === 'failed') query = query.where('attempts', '>', 0);
  if (state === 'waiting') query = query.where('attempts', '=', 0);
  return query.orderBy('next_attempt_at').orderBy('apply_no').limit(maxRequestedRows);
}

const replayedLabel = bilingual('重发条数', 'Sent again');

export const webhookDeliveryRecordType = defineRecordType<Delivery>({
  name: 'webhooks',
  title: bilingual('给业务系统（webhook）的通知', 'Webhook calls to your own system'),
  key: 'number',
  access: allStaff,
  fields: {
    number: numberField,
    state: f.choice(bilingual('状态', 'State'), deliveryStateChoices),
    attempts: f.integer(bilingual('已试次数', 'Attempts'), 0, 1_000),
    next_attempt_at: f.instant(bilingual('下次尝试', 'Next attempt')),
    delivered_at: f.instant(bilingual('送达时间', 'Delivered')),
    last_failure: f.bilingualText(bilingual('上次为何失败', 'Last failure')),
  },
  list: {
    columns: ['number', 'state', 'attempts', 'next_attempt_at', 'delivered_at', 'last_failure'],
    filters: {
      state: f.optional(
        f.choice(
          bilingual(
            '状态（默认：未送达的与等待的）',
            'State; waiting and not delivered unless given',
          ),
          {
            ...deliveryStateChoices,
            all: { label: bilingual('全部', 'All') },
          },
        ),
      ),
    },
    async load({ filters, ...query }, { db }) {
      const rows = await deliveriesQuery(db, filters.state as string | undefined).execute();
      const deliveries = rows.map(({ apply_no, ...row }): Delivery => {
        const openState = row.attempts > 0 ? 'failed' : 'waiting';
        const state = row.delivered_at ? 'delivered' : openState;
        const nextAttemptAt = row.delivered_at ? null : row.next_attempt_at;
        const lastFailure =
          row.last_failure === null ? null : describeDeliveryFailure(row.last_failure);
        const number = groupApplicationNumber(apply_no);
        return { ...row, number, state, next_attempt_at: nextAttemptAt, last_failure: lastFailure };
      });
      return paginate(deliveries, query);
    },
  },
  operations: {
    replay: operationWithoutRecord()({
      label: bilingual('马上重发', 'Send again now'),
      help: bilingual(
        '马上重发：给编号发一条，不给则发全部未送达的',
        'Queues a call by its number, or all not delivered; sent within seconds',
      ),
      past: bilingual('让通知重发', 'sent calls again'),
      auditFields: { again: f.count(replayedLabel) },
      access: hiddenExceptForSupportAndOwners,
      args: { number: f.optional(numberField) },
      positional: ['number'],
      async run({ number: key }, _, context) {
        const singleResult = key && (await replayDelivery(key, context));
        const replayedCount = key ? 1 : await replayAllDeliveries(context);
        const resentMessage = bilingual(
          `${replayedCount} 条通知几秒内发出。`,
          `${replayedCount} ${replayedCount === 1 ? 'call goes' : 'calls go'} out within seconds.`,
        );
        return {
          message: singleResult ? singleResult.message : resentMessage,
          details: [
            {
              name: 'again',
              label: replayedLabel,
              text: String(replayedCount),
            },
          ],
          data: { again: replayedCount },
          ...(key ? { subject: key } : { auditValues: { again: replayedCount } }),
        };
      },
    }),
    test: operationWithoutRecord()({
      label: bilingual('发一条测试通知', 'Send a test call'),
      help: bilingual(
        '给业务系统发一条测试通知（apply_no 为 TEST）',
        'Sends your own system a test call, with the apply_no TEST',
      ),
      past: bilingual('发了测试通知', 'sent a test call'),
      auditFields: webhookTrialFields,
      access: hiddenExceptForOwners,
      aliases: ['test-webhook'],
      args: {},
      prepare(_, { deployment, now }) {
        const webhook = requireWebhook(
          deployment.applicationWebhook,
          unsetSettingReason('APPLICATION_WEBHOOK_URL'),
        );
        const emptyContact = { phone: null, company_name: null, contact: null, email: null };
        const sampleApplication = {
          apply_no: 'TEST',
          kind: 'feedback',
          ...emptyContact,
          screenshot: null,
          test: true,
        };
        const createdAt = toInstant(now);
        return tryWebhook(webhook, {
          ...sampleApplication,
          fields: { text: 'test' },
          created_at: createdAt,
        });
      },
      run: (_, __, ___, testResult) => Promise.resolve(webhookTrialResult(testResult)),
    }),
  },
});
