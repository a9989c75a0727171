/**
 * Apps that show pages in their own browser and hand no package file on (D11), by what their user agents say.
 * Pure: the download route and the islands share it. Real user agents with their origin: fixtures/.
 */

/** In the order they are looked for: WeCom calls itself WeChat too. */
const signs = [
  ['wecom', /wxwork\//i],
  ['wechat', /MicroMessenger\/|MMWEBSDK\/.*MiniProgramEnv\//i],
  ['alipay', /AlipayClient\/|AliApp\(AP\//],
  ['dingtalk', /DingTalk[/(]/i],
  ['feishu', /\b(?:Lark|Feishu)\//],
  ['weibo', /__weibo__|\bWeibo\b/i],
  ['douyin', /\baweme(?:lite)?[_/]/i],
  // The browser of the same company says MQQBrowser and downloads; Tencent Docs is another app.
  ['qq', /(?:^| )QQ\/\d(?!.*TencentDocs)/],
] as const;

export type InApp = (typeof signs)[number][0];

export interface InAppBrowser {
  readonly app: InApp;
  /** A mini program has no way into a browser but the clipboard; a desktop window has its own menu. */
  readonly where: 'phone' | 'desktop' | 'mini';
}

const desktop = /Windows NT|Macintosh|X11;/;
const miniProgram = /\bminiProgram(?:Env)?\b/i;

/** Desktop versions that may block: the others open links in the system's browser, or download. */
const blockingDesktops: readonly InApp[] = ['wechat'];

/** The app a visitor looks through, where it blocks package files; null for browsers, and for apps that do not. */
export function inAppBrowser(userAgent: string): InAppBrowser | null {
  const app = signs.find(([, sign]) => sign.test(userAgent))?.[0];
  if (!app) return null;
  if (miniProgram.test(userAgent)) return { app, where: 'mini' };
  if (!desktop.test(userAgent)) return { app, where: 'phone' };
  return blockingDesktops.includes(app) ? { app, where: 'desktop' } : null;
}
