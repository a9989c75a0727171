/**
 * Tries the operator's webhooks with a test call, and describes the result, which contains neither the secret nor an
 * address that includes one.
 */
import 'server-only';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { refusalError } from '../../../common/operation-error';
import { postSigned, type Webhook } from '../../../common/signed-post';
import type { Fields, OperationResult } from '../../../records/record-type';
import * as f from '../../../records/fields/field-kinds';
import { describeDeliveryFailure } from './describe-delivery-failure';

/** Why a test is refused. It may name the setting, because only people who know the settings run tests. */
export const unsetSettingReason = (setting: string): BilingualText =>
  bilingual(`没有设置 ${setting}。`, `${setting} is not set.`);

/** @throws OperationError with this reason where no webhook is configured */
export function requireWebhook(webhook: Webhook | null, reason: BilingualText): Webhook {
  if (webhook) return webhook;
  throw refusalError(reason);
}

interface WebhookTrial {
  /** Null where there was no answer. */
  readonly status: number | null;
  readonly ms: number;
  readonly failure: string | null;
}

/** Posts the content and times the answer. Never rejects: a failure is part of the result. */
export async function tryWebhook(webhook: Webhook, content: unknown): Promise<WebhookTrial> {
  const startedAt = performance.now();
  const elapsedMs = () => Math.round(performance.now() - startedAt);
  try {
    const status = await postSigned(webhook, content);
    return { status, ms: elapsedMs(), failure: status < 300 ? null : 'it did not take the call' };
  } catch (error) {
    // The message may contain the address, and with it a secret.
    const { name, code } = error as Error & { code?: string };
    return { status: null, ms: elapsedMs(), failure: code ?? name };
  }
}

const resultLabels = {
  status: bilingual('状态码', 'Status'),
  ms: bilingual('用时（毫秒）', 'Milliseconds'),
  failure: bilingual('失败原因', 'Failure'),
} as const;

/** The details of the audit entry of a test. */
export const webhookTrialFields: Fields = {
  status: f.text(resultLabels.status),
  failure: f.bilingualText(resultLabels.failure),
  ms: f.count(resultLabels.ms),
};

/**
 * The result of a test, for its page and the audit log. The audit log contains a reason only if no answer came.
 */
export function webhookTrialResult(trial: WebhookTrial): OperationResult {
  const { status, ms, failure } = trial;
  const reason = status === null && failure !== null ? describeDeliveryFailure(failure) : null;
  const details = [
    {
      name: 'status',
      label: resultLabels.status,
      text: status === null ? '–' : String(status),
    },
    { name: 'ms', label: resultLabels.ms, text: String(ms) },
    {
      name: 'failure',
      label: resultLabels.failure,
      text: reason ?? (failure === null ? '–' : bilingual('未送达', 'not delivered')),
    },
  ];
  return {
    details,
    data: trial,
    auditValues: { status, failure: reason, ms },
    isFailure: failure !== null,
  };
}
