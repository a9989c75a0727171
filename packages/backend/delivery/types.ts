import type { Channel, Purpose } from '@superbrowser/contract/accounts';

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

/** What the person reads or hears. */
export const messageText = ({ code, area_code }: CodeMessage): string =>
  area_code === 86
    ? `【超级浏览器】验证码 ${code}，5 分钟内有效，请勿告诉他人。`
    : `[SuperBrowser] Your code is ${code}. It is valid for 5 minutes; share it with nobody.`;
