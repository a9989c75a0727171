/**
 * Everything the site stores in a visitor's browser, with purpose and life: one list for the privacy
 * agreement and /attribution. The records are keyed by the types of those who write, so that storing
 * something without saying so here is a type error.
 */
import { attributionLife, attributionNames, type AttributionName } from '@/lib/attribution/rules';
import type { CookieName } from '@/lib/session/cookies';
import type { Localised } from '@/lib/site';
import type { LocalKey, SessionKey } from '@/lib/browser/keys';

export const storedGroups = ['attribution', 'foreign', 'account', 'local', 'session'] as const;
export type StoredGroup = (typeof storedGroups)[number];

export interface StoredItem {
  /** Cookie name or key; ends in `…` where it stands for all keys that begin like it. */
  readonly name: string;
  readonly group: StoredGroup;
  readonly purpose: Localised;
  readonly life: Localised;
  /** Encrypted and out of reach of scripts. */
  readonly sealed?: true;
}

const both = (zh: string, en: string): Localised => ({ 'zh-CN': zh, 'en-US': en });

const attributionPurpose: Record<AttributionName, Localised> = {
  promoter: both(
    '推广者编号：下载文件名与注册归属',
    'Promoter code: name of the download and credit for a registration',
  ),
  from: both('推广者或渠道', 'Promoter or channel'),
  channelId: both('渠道编号', 'Channel number'),
  callback: both('渠道回传的标记', 'Mark a channel wants back'),
  activity_id: both('您从哪个活动来', 'The activity you came from'),
  utm_source: both('广告来源', 'Source of an advertisement'),
};

const attribution = attributionNames.map((name): StoredItem => {
  const days = attributionLife[name] / 86_400;
  return {
    name,
    group: 'attribution',
    purpose: attributionPurpose[name],
    life: both(`${days} 天`, `${days} days`),
  };
});

const foreign: readonly StoredItem[] = [
  {
    name: 'isfromxsb',
    group: 'foreign',
    purpose: both(
      '由合作页面写入，本网站只读取',
      'Set by partner pages; this website only reads it',
    ),
    life: both('由写入方决定', 'As its writer decides'),
  },
];

const tenMinutes = both('10 分钟', '10 minutes');

const account: Record<CookieName | 'signed_in', Omit<StoredItem, 'name' | 'group'>> = {
  session: {
    purpose: both(
      '登录凭证：加密，网页脚本读不到',
      'Your sign-in: encrypted, out of reach of scripts',
    ),
    life: both('7 天不用即失效，至多 30 天', '7 days unused, 30 days at most'),
    sealed: true,
  },
  signed_in: {
    purpose: both(
      '只记「已登录」，让页头显示正确',
      'Says “signed in” only, so that the header is right',
    ),
    life: both('与登录相同', 'As long as the sign-in'),
  },
  account_proof: {
    purpose: both(
      '刚验证过的手机号，免得重发验证码；加密',
      'A phone just verified, so that no second code is needed; encrypted',
    ),
    life: tenMinutes,
    sealed: true,
  },
  handover: {
    purpose: both(
      '客户端交来的登录，等您确认；加密',
      'A sign-in from the client waiting for your answer; encrypted',
    ),
    life: tenMinutes,
    sealed: true,
  },
};

const local: Record<LocalKey, Localised> = {
  Language: both('您选择的语言', 'The language you chose'),
  product_line: both(
    '您看的是标准版还是纯净版',
    'Whether you look at the standard or the Pure edition',
  ),
  HOME_VISIT: both(
    '到过几次首页，用于决定是否提示在线试用',
    'Visits to the home page, to decide on the online-trial hint',
  ),
  HAS_VIEW_DOWNLOAD: both('看过下载页', 'You have seen the download page'),
  HAS_VIEW_REGISTER: both('看过注册页', 'You have seen the sign-up page'),
  HAS_DOWNLOADED: both('下载过，不再提示试用', 'You have downloaded; no trial hint'),
  HAS_REGISTED: both('注册过，不再重复提示', 'You have registered; no more prompts'),
  HAS_TOOLTIP_SHOWN: both(
    '试用提示已出现过，不再出现',
    'The trial hint was shown and will not come again',
  ),
  ab_group: both(
    '统计分组 A 或 B，不影响您看到的内容',
    'Statistics group A or B; changes nothing you see',
  ),
  partner_utm_source: both(
    '您从哪条广告来，用于统计',
    'The advertisement you came from, for statistics',
  ),
  analytics_id: both(
    '统计用的随机编号，与账号无关',
    'A random number for statistics, unrelated to an account',
  ),
};

const session: Record<SessionKey | 'apply_draft_…', Localised> = {
  demo_dismissed: both('您收起过演示数据的提示', 'You put the note about demo data away'),
  code_resend: both('多久以后可以重发验证码', 'When another code may be sent'),
  register_prefill: both(
    '您在别的页面填过的手机号，带到注册页',
    'A phone typed on another page, carried to sign-up',
  ),
  register_draft: both(
    '注册表草稿，不含密码与验证码',
    'Draft of the sign-up form, without password and code',
  ),
  'apply_draft_…': both(
    '各申请表草稿，不含密码、验证码与图片',
    'Drafts of applications, without passwords, codes and pictures',
  ),
  apply_sent: both(
    '刚提交、还没收到回执的申请表的随机编号与校验值，重发时不会重复登记',
    'Random number and checksum of a form sent but not yet acknowledged, so that sending it again stores it once',
  ),
  ab_reported: both('本次访问已计入统计分组', 'This visit was counted for its statistics group'),
  desktop_reloads: both(
    '与桌面客户端断开后页面重新载入的时刻，避免反复刷新',
    'When the page reloaded after losing the desktop client, so that it never reloads in circles',
  ),
};

const lives = {
  local: both('清除网站数据前一直保留', 'Until the site’s data is cleared'),
  session: both('关闭标签页即清除', 'Until the tab is closed'),
} as const;

const kept = (group: keyof typeof lives, purposes: Record<string, Localised>): StoredItem[] =>
  Object.entries(purposes).map(([name, purpose]) => ({ name, group, purpose, life: lives[group] }));

/** In the order of the groups. */
export const storedItems: readonly StoredItem[] = [
  ...attribution,
  ...foreign,
  ...Object.entries(account).map(([name, item]) => ({ name, group: 'account' as const, ...item })),
  ...kept('local', local),
  ...kept('session', session),
];

const isCookie = ({ group }: StoredItem) => group !== 'local' && group !== 'session';

/** Rows of the privacy agreement: name, purpose, life. */
export const cookieRows = (locale: keyof Localised): string[][] =>
  storedItems
    .filter(isCookie)
    .map(({ name, purpose, life }) => [name, purpose[locale], life[locale]]);

/**
 * Rows of the privacy agreement: name, place, purpose.
 * @param places names of local and session storage in the page's language
 */
export const storageRows = (
  locale: keyof Localised,
  places: Readonly<Record<'local' | 'session', string>>,
): string[][] =>
  storedItems.flatMap(({ name, group, purpose }) =>
    group === 'local' || group === 'session' ? [[name, places[group], purpose[locale]]] : [],
  );
