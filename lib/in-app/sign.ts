/** The question islands ask on every page: short, and never no where `inAppBrowser` (browser.ts) says an app. */
const sign =
  /MicroMessenger|MMWEBSDK|wxwork|Alipay|AliApp|DingTalk|Lark\/|Feishu|Weibo|aweme|\bQQ\//i;

/** Whether it is worth loading what tells the app (D11). */
export const mayBeInApp = (userAgent: string): boolean => sign.test(userAgent);
