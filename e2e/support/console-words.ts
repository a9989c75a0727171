/** The console's own words, so that tests find what people there see. */
import enAccount from '@superbrowser/console/messages/en-US/account.json';
import enFrame from '@superbrowser/console/messages/en-US/frame.json';
import enList from '@superbrowser/console/messages/en-US/list.json';
import enSignIn from '@superbrowser/console/messages/en-US/signIn.json';
import zhAccount from '@superbrowser/console/messages/zh-CN/account.json';
import zhFrame from '@superbrowser/console/messages/zh-CN/frame.json';
import zhList from '@superbrowser/console/messages/zh-CN/list.json';
import zhSignIn from '@superbrowser/console/messages/zh-CN/signIn.json';

export const consoleMessages = {
  'zh-CN': {
    account: zhAccount,
    frame: zhFrame,
    list: zhList,
    signIn: zhSignIn,
  },
  'en-US': {
    account: enAccount,
    frame: enFrame,
    list: enList,
    signIn: enSignIn,
  },
} as const;
