/** The console's own texts, so that tests find what people see there. */
import enAccount from '@superbrowser/console/messages/en-US/account.json';
import enShared from '@superbrowser/console/messages/en-US/shared.json';
import zhAccount from '@superbrowser/console/messages/zh-CN/account.json';
import zhShared from '@superbrowser/console/messages/zh-CN/shared.json';

export const consoleMessages = {
  'zh-CN': { ...zhAccount, ...zhShared },
  'en-US': { ...enAccount, ...enShared },
} as const;
