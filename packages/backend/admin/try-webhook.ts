/**
 * Tests the operator's webhooks, and describes the results and why a delivery failed. Results contain neither the
 * secret nor an address that includes one.
 */
import 'server-only';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { refusalError } from '../common/operation-error';
import { postSigned, type Webhook } from '../common/signed-post';
import type { Fields, OperationResult } from '../records/record-type';
import * as f from '../records/fields/field-kinds';

/** The reason for a test, which only those who know the settings run. */
export const unsetSettingReason = (setting: string): BilingualText =>
  bilingual(`没有设置 ${setting}。`, `${setting} is not set.`);

/** @throws OperationError with this reason where no webhook is configured */
export function requireWebhook(webhook: Webhook | null, reason: BilingualText): Webhook {
  if (webhook) return webhook;
  throw refusalError(reason);
}

/**
 * Describes the stored reason why a delivery failed. If the webhook refused it, common/signed-post.ts wrote that
 * reason.
 */
export function describeDeliveryFailure(failure: string): BilingualText {
  const [, status] = /^the receiver answered (\d+)$/.exec(failure) ?? [];
  if (status) return bilingual(`对方系统返回了 ${status}`, `the receiver answered ${status}`);
  if (/timeout/i.test(failure))
    return bilingual('对方系统没有及时回应', 'the receiver did not answer in time');
  if (failure === 'ECONNREFUSED')
    return bilingual('对方系统拒绝了连接', 'the receiver refused the connection');
  if (failure === 'ENOTFOUND') return bilingual('找不到这个地址', 'there is no such address');
  if (failure === 'Error') return bilingual('连不上对方系统', 'the receiver could not be reached');
  return bilingual(failure, failure);
}

interface WebhookTestResult {
  /** Null where there was no answer. */
  readonly status: number | null;
  readonly ms: number;
  readonly failure: string | null;
}

/** Posts the content and times the answer. Never rejects: a failure is part of the result. */
export async function testWebhook(webhook: Webhook, content: unknown): Promise<WebhookTestResult> {
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
export const testDetailFields: Fields = {
  status: f.text(resultLabels.status),
  failure: f.bilingualText(resultLabels.failure),
  ms: f.count(resultLabels.ms),
};

/**
 * The result of a test, for its page and the audit log. The audit log contains a reason only if no answer came.
 */
export function testOperationResult(testResult: WebhookTestResult): OperationResult {
  const { status, ms, failure } = testResult;
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
      text: reason ?? (failure === null ? '–' : bilingual('没有接收', 'not taken')),
    },
  ];
  return {
    details,
    data: testResult,
    auditDetail: { status, failure: reason, ms },
    isFailure: failure !== null,
  };
}
