/**
 * A cheap check for every page: true whenever inAppBrowser (recognize.ts) would name an app, sometimes also otherwise.
 */
const inAppPattern =
  /MicroMessenger|MMWEBSDK|wxwork|Alipay|AliApp|DingTalk|Lark\/|Feishu|Weibo|aweme|\bQQ\//i;

/** Whether the app detection (D11) is worth loading. */
export const mayBeInApp = (userAgent: string): boolean => inAppPattern.test(userAgent);
