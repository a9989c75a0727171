/** The message that brings a code to a phone. */
import 'server-only';
import type { CodeChannel, CodePurpose } from '@superbrowser/contract/account-endpoints';

/** A code to be sent to a phone. */
export interface CodeMessage {
  readonly area_code: 86 | 1;
  /** Plain national digits. */
  readonly phone: string;
  readonly channel: CodeChannel;
  readonly purpose: CodePurpose;
  readonly code: string;
}

/** Delivers a code. Rejects when the message was not accepted; the reason contains neither phone nor code. */
export type DeliverCode = (message: CodeMessage) => Promise<void>;

/** The text the person reads or hears. */
export const formatCodeMessage = ({ code, area_code }: CodeMessage): string =>
  area_code === 86
    ? `【超级浏览器】验证码 ${code}，5 分钟内有效，请勿告诉他人。`
    : `[SuperBrowser] Your code is ${code}. It is valid for 5 minutes; do not share it.`;
