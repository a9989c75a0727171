/** Refusals of routes, which become answers, and the validation of forms that ends in one. */
import 'server-only';
import { safeParse, type $ZodType, type output } from 'zod/v4/core';
import type { RefusingLimit } from '@superbrowser/contract/site-data/limits';
import { resultCodes, type ResultCode } from '@superbrowser/contract/result-codes';
import { waitingTimeOf } from '@superbrowser/shared/waiting-time';
import { recordLimitHit } from './common/limit-hits';

/** A route's refusal, which becomes an answer with this ret. The message is Chinese, like the upstream's. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  constructor(
    readonly ret: ResultCode,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

/**
 * The values of a form, validated by its own rules.
 * @throws ApiRefusal fieldsInvalid with { path: code }, codes being the messages of packages/contract/forms (R5)
 */
export function parseFields<S extends $ZodType>(schema: S, values: unknown): output<S> {
  const result = safeParse(schema, values);
  if (result.success) return result.data;
  const codes: Record<string, string> = {};
  // Only the first issue of each field is reported.
  for (const { path, message } of result.error.issues) codes[path.join('.')] ??= message;
  throw new ApiRefusal(resultCodes.fieldsInvalid, '参数错误', codes);
}

/**
 * The refusal of a form's key that was used with other contents. Without it, the new contents would be acknowledged but
 * not stored.
 */
export const reusedKeyRefusal = (): ApiRefusal =>
  new ApiRefusal(
    resultCodes.keyReused,
    '同一份表单已经收到过，内容与这次不同。如需按现在的内容再交一份，请再点一次提交',
  );

const unitNames = { seconds: '秒', minutes: '分钟', hours: '小时' } as const;

/**
 * Counts a hit of a limit and refuses the call.
 * @param limit the limit that was reached
 * @param retryAfter whole seconds until a retry
 * @throws ApiRefusal always
 */
export function refuseOverLimit(limit: RefusingLimit, retryAfter: number): never {
  recordLimitHit(limit);
  const { count, unit } = waitingTimeOf(retryAfter);
  const message = `操作过于频繁，请 ${count} ${unitNames[unit]}后再试`;
  throw new ApiRefusal(resultCodes.tooOften, message, { retry_after: retryAfter });
}
