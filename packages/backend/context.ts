import 'server-only';
import type { z } from 'zod';
import { safeParse, type $ZodType, type output } from 'zod/v4/core';
import type { Channel, Purpose } from '@superbrowser/contract/accounts';
import type { EndpointName, Endpoints } from '@superbrowser/contract/endpoints';
import type { RefusingLimit } from '@superbrowser/contract/records/health';
import { rets, waitingTimeOf, type Ret } from '@superbrowser/contract/rets';
import type { Db } from './database/open';
import { countLimitHit } from './log';

/** One code on its way to a phone. */
export interface CodeMessage {
  readonly area_code: 86 | 1;
  /** Plain national digits. */
  readonly phone: string;
  readonly channel: Channel;
  readonly purpose: Purpose;
  readonly code: string;
}

/** Rejects when the message was not taken; the reason names neither phone nor code. */
export type Deliver = (message: CodeMessage) => Promise<void>;

/** What a route may use. */
export interface Context {
  readonly db: Db;
  /** Where `{files}` in stored package addresses leads, without a trailing slash. */
  readonly filesBase: string;
  readonly now: () => number;
  /** Takes codes to people's phones. */
  readonly deliver: Deliver;
}

/** A route's refusal: becomes an answer with this ret. The message is Chinese, as the upstream's are. */
export class RetRefusal extends Error {
  override readonly name = 'RetRefusal';
  constructor(
    readonly ret: Ret,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

/** One function per endpoint: checked payload in, the wire's data out. */
export type Routes = {
  readonly [N in EndpointName]: (
    payload: z.output<Endpoints[N]['payload']>,
    context: Context,
  ) => Promise<z.input<Endpoints[N]['data']>>;
};

/**
 * The values of a form's own rules.
 * @throws RetRefusal fieldsInvalid with { path: code }, codes being the messages of packages/contract/forms (R5)
 */
export function checkedFields<S extends $ZodType>(schema: S, given: unknown): output<S> {
  const result = safeParse(schema, given);
  if (result.success) return result.data;
  const codes: Record<string, string> = {};
  // Only the first issue of each field is reported.
  for (const { path, message } of result.error.issues) codes[path.join('.')] ??= message;
  throw new RetRefusal(rets.fieldsInvalid, '参数错误', codes);
}

/** The key of a form came before with something else: what is sent now would be acknowledged and not kept. */
export const keyReused = (): RetRefusal =>
  new RetRefusal(
    rets.keyReused,
    '同一份表单已经收到过，内容与这次不同。如需按现在的内容再交一份，请再点一次提交',
  );

const units = { seconds: '秒', minutes: '分钟', hours: '小时' } as const;

/**
 * @param limit which counts as hit
 * @param retry_after whole seconds until it may be tried again
 */
export function limitRefusal(limit: RefusingLimit, retry_after: number): RetRefusal {
  countLimitHit(limit);
  const { count, unit } = waitingTimeOf(retry_after);
  const message = `操作过于频繁，请 ${count} ${units[unit]}后再试`;
  return new RetRefusal(rets.tooOften, message, { retry_after });
}
