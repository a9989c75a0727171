/**
 * Everything the site stores in a visitor's browser, with purpose and lifetime: one list for the privacy agreement and
 * /attribution. The records are keyed by the types used for storing, so that a value stored without a description is a
 * type error.
 */
import { daySeconds } from '@superbrowser/shared/durations';
import { attributionTtlSeconds } from '@/lib/attribution/cookie-rules';
import type { SecretCookieName } from '@/lib/session/cookies';
import type { Localized } from '@/lib/core/i18n/routing';
import {
  landingCookie,
  attributionCookies,
  type AttributionCookie,
  type LocalStorageKey,
  type SessionStorageKey,
} from '@/lib/browser/storage-keys';
import { startupCookies } from '@/lib/desktop/connection/startup-data';

export const storedGroups = ['attribution', 'foreign', 'account', 'local', 'session'] as const;
type StoredGroup = (typeof storedGroups)[number];

export interface StoredItem {
  /** Cookie name or key; it ends in `…` where it stands for all keys with that prefix. */
  readonly name: string;
  readonly group: StoredGroup;
  readonly purpose: Localized;
  readonly lifetime: Localized;
  /** Encrypted and HttpOnly. */
  readonly isSealed?: true;
}

const localized = (zh: string, en: string): Localized => ({ 'zh-CN': zh, 'en-US': en });

const attributionPurposes: Record<AttributionCookie, Localized> = {
  promoter: localized(
    '推广码：下载文件名与注册归属',
    'Promoter code: download file name and credit for a sign-up',
  ),
  from: localized('推广者或渠道', 'Promoter or channel'),
  channelId: localized('渠道编号', 'Channel ID'),
  callback: localized('渠道附在链接里的标记', 'Channel’s own tag'),
  activity_id: localized('您来自哪个活动', 'The campaign you came from'),
  utm_source: localized('广告来源', 'Ad source'),
};

const attributionItems = attributionCookies.map((name): StoredItem => {
  const days = attributionTtlSeconds[name] / daySeconds;
  return {
    name,
    group: 'attribution',
    purpose: attributionPurposes[name],
    lifetime: localized(`${days} 天`, `${days} days`),
  };
});

const foreignItems: readonly StoredItem[] = [
  {
    name: landingCookie,
    group: 'foreign',
    purpose: localized(
      '由合作页面写入，本网站只读取',
      'Set by partner pages; this website only reads it',
    ),
    lifetime: localized('由写入方决定', 'Set by the partner page'),
  },
];

/**
 * Cookies that the desktop app sets for pages it opens, and that the site only reads. Desktop app cookies that the site
 * sets too are in the table.
 */
export const desktopAppCookies: readonly string[] = Object.values(startupCookies).filter(
  (name) => !(attributionCookies as readonly string[]).includes(name),
);

const tenMinutes = localized('10 分钟', '10 minutes');

const accountCookies: Record<SecretCookieName | 'signed_in', Omit<StoredItem, 'name' | 'group'>> = {
  session: {
    purpose: localized(
      '登录凭证：加密，网页脚本读不到',
      'Your sign-in: encrypted and not readable by scripts',
    ),
    lifetime: localized(
      '7 天不用即失效，至多 30 天',
      'Ends after 7 days without use, 30 days at most',
    ),
    isSealed: true,
  },
  signed_in: {
    purpose: localized(
      '只记录「已登录」，用于显示页头',
      'Records only that you are signed in, so the header is correct',
    ),
    lifetime: localized('与登录相同', 'As long as the sign-in'),
  },
  account_proof: {
    purpose: localized(
      '已验证的手机号，避免重复发送验证码；加密',
      'A phone number just verified, so you don’t need a second code; encrypted',
    ),
    lifetime: tenMinutes,
    isSealed: true,
  },
  desktop_sign_in: {
    purpose: localized(
      '客户端传来的登录信息，等待您确认；加密',
      'A sign-in from the desktop app waiting for your confirmation; encrypted',
    ),
    lifetime: tenMinutes,
    isSealed: true,
  },
  promoter_pass: {
    purpose: localized(
      '推广者打开的数据链接的随机密钥，只用于「推广数据」页',
      'The random key of a figures link a promoter opened; used on the promoter figures page only',
    ),
    lifetime: localized('到链接失效为止', 'Until the link expires'),
  },
};

const localPurposes: Record<LocalStorageKey, Localized> = {
  Language: localized('您选择的语言', 'The language you chose'),
  product_line: localized(
    '您看的是专业版还是 VPS 版（纯净版）',
    'Whether you’re viewing the Professional or the VPS edition (Pure)',
  ),
  HOME_VISIT: localized(
    '首页访问次数，用于决定是否显示试用提示',
    'Number of visits to the home page, used to decide when to suggest the demo',
  ),
  HAS_VIEW_DOWNLOAD: localized('看过下载页', 'You’ve viewed the download page'),
  HAS_VIEW_REGISTER: localized('看过注册页', 'You’ve viewed the sign-up page'),
  HAS_DOWNLOADED: localized(
    '下载过客户端，不再提示试用',
    'You’ve downloaded SuperBrowser; hides the suggestion to try the demo',
  ),
  HAS_REGISTED: localized('注册过，不再重复提示', 'You’ve signed up; hides further prompts'),
  HAS_TOOLTIP_SHOWN: localized(
    '试用提示已出现过，不再出现',
    'The suggestion to try the demo was shown; it won’t appear again',
  ),
  ab_group: localized(
    '统计分组 A 或 B，不影响您看到的内容',
    'Statistics group A or B; doesn’t change what you see',
  ),
  partner_utm_source: localized('您来自哪条广告，用于统计', 'The ad you came from, for statistics'),
  analytics_id: localized(
    '统计用的随机编号，与账号无关',
    'A random number for statistics, not linked to an account',
  ),
};

const sessionPurposes: Record<SessionStorageKey | 'apply_draft_…', Localized> = {
  demo_dismissed: localized('是否已收起演示数据的提示', 'You dismissed the note about demo data'),
  code_resend: localized('验证码的重发倒计时', 'When you can request another code'),
  register_prefill: localized(
    '您在别的页面填过的手机号，带到注册页',
    'A phone number you entered on another page, carried over to sign-up',
  ),
  register_draft: localized(
    '注册表草稿，不含密码与验证码',
    'Draft of the sign-up form, without password or code',
  ),
  'apply_draft_…': localized(
    '各申请表草稿，不含密码、验证码与图片',
    'Drafts of applications, without passwords, codes or images',
  ),
  apply_sent: localized(
    '申请表的随机编号与校验值，收到回执前保留，避免重复登记',
    'Random number and checksum of a form that was sent but not yet confirmed, so resending it doesn’t create a duplicate',
  ),
  ab_reported: localized(
    '本次访问已计入统计分组',
    'This visit was included in its statistics group',
  ),
  desktop_reloads: localized(
    '跟客户端断开后页面重新载入的时刻，防止页面反复刷新',
    'When the page reloaded after losing the desktop app, to prevent repeated reloads',
  ),
};

const storageLifetimes = {
  local: localized('清除网站数据前一直保留', 'Until you clear the site’s data'),
  session: localized('关闭标签页即清除', 'Until you close the tab'),
} as const;

const storageItems = (
  group: keyof typeof storageLifetimes,
  purposes: Record<string, Localized>,
): StoredItem[] =>
  Object.entries(purposes).map(([name, purpose]) => ({
    name,
    group,
    purpose,
    lifetime: storageLifetimes[group],
  }));

/** In the order of the groups. */
export const storedItems: readonly StoredItem[] = [
  ...attributionItems,
  ...foreignItems,
  ...Object.entries(accountCookies).map(([name, item]) => ({
    name,
    group: 'account' as const,
    ...item,
  })),
  ...storageItems('local', localPurposes),
  ...storageItems('session', sessionPurposes),
];

const isCookie = ({ group }: StoredItem) => group !== 'local' && group !== 'session';

/** Rows of the privacy agreement: name, purpose, lifetime. */
export const cookieRows = (locale: keyof Localized): string[][] =>
  storedItems
    .filter(isCookie)
    .map(({ name, purpose, lifetime }) => [name, purpose[locale], lifetime[locale]]);

/**
 * Rows of the privacy agreement: name, place, purpose.
 * @param places names of local and session storage in the page's language
 */
export const storageRows = (
  locale: keyof Localized,
  places: Readonly<Record<'local' | 'session', string>>,
): string[][] =>
  storedItems.flatMap(({ name, group, purpose }) =>
    group === 'local' || group === 'session' ? [[name, places[group], purpose[locale]]] : [],
  );
