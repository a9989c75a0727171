/** A cheap check for every page: true whenever inAppBrowser (browser.ts) would name an app, sometimes also otherwise. */
const sign =
  /MicroMessenger|MMWEBSDK|wxwork|Alipay|AliApp|DingTalk|Lark\/|Feishu|Weibo|aweme|\bQQ\//i;

/** Whether it is worth loading what tells the app (D11). */
export const mayBeInApp = (userAgent: string): boolean => sign.test(userAgent);
