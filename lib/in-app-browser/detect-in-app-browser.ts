/**
 * Detects apps that show pages in their own browser and cannot download a package (D11), by their user agents. Pure:
 * the download route and the client components share it. Real user agents with their origin: fixtures/.
 */

/**
 * The apps, which on phones do not pass packages on: WeChat (github.com/dalaolala/blog/issues/37,
 * github.com/cloudreve/frontend/issues/37), QQ and TIM since 2021
 * (github.com/AppGalleryConnect/agc-flutter-plugin/issues/4), and those that show pages alike. The patterns are checked
 * in this order, because WeCom's user agent also contains WeChat's.
 */
const appPatterns = [
  ['wecom', /wxwork\//i],
  ['wechat', /MicroMessenger\/|MMWEBSDK\/.*MiniProgramEnv\//i],
  ['alipay', /AlipayClient\/|AliApp\(AP\//],
  ['dingtalk', /DingTalk[/(]/i],
  ['feishu', /\b(?:Lark|Feishu)\//],
  ['weibo', /__weibo__|\bWeibo\b/i],
  ['douyin', /\baweme(?:lite)?[_/]/i],
  // QQ Browser (MQQBrowser) can download; Tencent Docs is another app.
  ['qq', /(?:^| )QQ\/\d(?!.*TencentDocs)/],
] as const;

export type HostApp = (typeof appPatterns)[number][0];

export interface InAppBrowser {
  readonly app: HostApp;
  /**
   * mini: a mini program, which can lead to a browser only through the clipboard; desktop: a window with a menu of its
   * own.
   */
  readonly kind: 'phone' | 'desktop' | 'mini';
}

const desktopPattern = /Windows NT|Macintosh|X11;/;
const miniProgramPattern = /\bminiProgram(?:Env)?\b/i;

/**
 * Apps whose desktop versions may block downloads. WeChat's opens links in itself
 * (github.com/sunnyyoung/WeChatTweak-CLI/issues/48), and only some versions hand a download to the system's browser
 * (github.com/cloudreve/cloudreve/issues/2166). The other apps open links in the system's browser (DingTalk:
 * github.com/maomao1996/daily-notes/issues/41), or can download (Lark).
 */
const blockingDesktops: readonly HostApp[] = ['wechat'];

/** The app a page is shown in, where it blocks package files; null for browsers and other apps. */
export function detectInAppBrowser(userAgent: string): InAppBrowser | null {
  const app = appPatterns.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (!app) return null;
  if (miniProgramPattern.test(userAgent)) return { app, kind: 'mini' };
  if (!desktopPattern.test(userAgent)) return { app, kind: 'phone' };
  return blockingDesktops.includes(app) ? { app, kind: 'desktop' } : null;
}
