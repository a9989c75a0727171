import 'server-only';
import type { CodeMessage } from '../route-context';

/** The text the person reads or hears. */
export const formatCodeMessage = ({ code, area_code }: CodeMessage): string =>
  area_code === 86
    ? `【超级浏览器】验证码 ${code}，5 分钟内有效，请勿告诉他人。`
    : `[SuperBrowser] Your code is ${code}. It is valid for 5 minutes; do not share it.`;
