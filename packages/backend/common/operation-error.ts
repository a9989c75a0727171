/** The error of a refused operation, for the caller in both languages. */
import 'server-only';
import type { BilingualText } from '@superbrowser/shared/bilingual-text';

export class OperationError extends Error {
  override readonly name: string = 'OperationError';
  constructor(
    /** 403 or 404: no right or no record; 409: not possible; 422: wrong arguments. */
    readonly status: 403 | 404 | 409 | 422,
    readonly reason: BilingualText,
    /** Issues by argument. */
    readonly issues: Readonly<Record<string, BilingualText>> = {},
  ) {
    super(reason.en);
  }
}

/** Thrown where a colleague changed the record after the form was rendered. */
export class StaleError extends OperationError {
  override readonly name = 'StaleError';
  /**
   * @param who account of the colleague; null where it is unknown
   * @param reason why the operation is no longer possible
   * @param stored what is stored now, where the page does not show it next to the input; unused with a reason
   */
  constructor(
    readonly who: string | null,
    reason?: BilingualText,
    stored?: BilingualText,
  ) {
    super(
      409,
      reason
        ? {
            zh: `${who ?? '别人'} 已先改动：${reason.zh}`,
            en: `${who ?? 'A colleague'} changed it first: ${reason.en}`,
          }
        : {
            zh: `没有保存：打开后，这里已被${who ?? '别人'}改动。请对照现在的内容，再保存一次；您填写的都在。${stored ? `现在存储的是：${stored.zh}。` : ''}`,
            en: `Not saved: ${who ?? 'a colleague'} changed this after you opened it. Compare with what is here now, then save again; what you entered is still here.${stored ? ` Stored now: ${stored.en}.` : ''}`,
          },
    );
  }
}

/** @param argument the argument with the error, if there is one */
export const refusalError = (reason: BilingualText, argument?: string): OperationError =>
  argument === undefined
    ? new OperationError(409, reason)
    : new OperationError(422, reason, { [argument]: reason });

export const missingRecordError = (): OperationError =>
  new OperationError(404, { zh: '没有这条记录。', en: 'There is no such record.' });
