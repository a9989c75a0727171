/**
 * A cheap check for every page. It is true whenever detectInAppBrowser (detect-in-app-browser.ts) names an app, and
 * sometimes where detectInAppBrowser names none.
 */
const inAppPattern =
  /MicroMessenger|MMWEBSDK|wxwork|Alipay|AliApp|DingTalk|Lark\/|Feishu|Weibo|aweme|\bQQ\//i;

/** Whether the app detection (D11) is worth loading. */
export const mayBeInApp = (userAgent: string): boolean => inAppPattern.test(userAgent);
