import type { StaffPathSegment } from '@superbrowser/contract/content/staff-collections';
import { applyButtons } from '@superbrowser/contract/forms/apply-buttons';
import type { Locale } from './core/i18n/routing';
import { caseSlugs, newsSlugs, singleLanguagePages } from './generated/slugs';

interface PageRow {
  /** Path without the language prefix. */
  readonly path: string;
  /**
   * Key of the page's texts in messages (`<name>.meta`), and its analytics name. It mostly follows the path, which is
   * released; the row's comment says what the page is where the path does not, and its components are named for that.
   * The texts of detail pages are in `content/`.
   */
  readonly name: string;
  /** The page one level up in the breadcrumb; null for the home page. */
  readonly parent: string | null;
  /** Sitemap priority 0–1; null keeps the page out of the sitemap and marks it noindex. */
  readonly priority: number | null;
  /** The page's surroundings, apart from its header. */
  readonly frame: Frame;
  /** Static pages get a hash policy when they enter the page cache, dynamic ones a nonce from the middleware (X3). */
  readonly render: 'static' | 'dynamic';
}

/** The next page for a visitor: texts are `common.phoneActionBar.<key>`. */
interface Action<Path> {
  readonly key: 'apply' | 'request' | 'contact' | 'register';
  readonly path: Path;
  readonly suffix?: `#${string}` | `?${string}`;
}

/** How long the footer of a page is, which advertisements it has, and which actions the bar on phones offers. */
interface Frame<Path = string> {
  /** `short` is one row: for forms, receipts, messages, and data of one visitor. */
  readonly footer: 'full' | 'short';
  /** Places of the company's advertisements; only the home page has both (S7). */
  readonly ads: 'both' | 'top' | 'none';
  /**
   * Actions on phones, the main action first. `download` is a package, not a page. When the list is empty, a phone
   * shows neither the bar nor the floating button.
   */
  readonly actions: readonly (Action<Path> | 'download')[];
}

const registerAction: Action<string> = { key: 'register', path: '/register' };
const contactAction: Action<string> = { key: 'contact', path: '/contact' };

const productFrame: Frame = { footer: 'full', ads: 'top', actions: ['download', registerAction] };
const utilityFrame: Frame = { footer: 'short', ads: 'none', actions: [] };
/** For long texts: an advertisement or a bar would only cover them. */
const legalFrame: Frame = { footer: 'full', ads: 'none', actions: [] };
/** For pages that are mainly a way to reach the company, or a tool with its own buttons at the bottom of a phone. */
const contactFrame: Frame = { ...productFrame, actions: [] };
const offerFrame: Frame = { ...productFrame, actions: [registerAction, 'download'] };
const applyFrame = (path: string, button: keyof typeof applyButtons): Frame => ({
  ...productFrame,
  actions: [{ key: 'apply', path, suffix: `?apply_from=${applyButtons[button]}` }, contactAction],
});

/** Makes a row of the table. `render` is `dynamic` when the page is rendered for each request. */
const pageRow = <P extends string, N extends string, U extends string | null>(
  path: P,
  name: N,
  parent: U,
  priority: number | null,
  frame: Frame = productFrame,
  render: PageRow['render'] = 'static',
) => ({ path, name, parent, priority, frame, render });

export const pages = [
  pageRow('/', 'home', null, 1, { ...productFrame, ads: 'both' }),
  pageRow('/cores', 'cores', '/', 0.9), // the features
  pageRow('/applications', 'appCenter', '/', 0.8), // the app center: extensions and automation
  pageRow('/webtrial', 'webTrial', '/', 0.6, contactFrame), // a demo to try in the browser
  pageRow('/app/site', 'phoneApp', '/', 0.7), // the Android app
  pageRow('/app/sellerassistant', 'sellerAssistant', '/', 0.6),
  pageRow('/browser-users', 'browserUsers', '/', 0.7), // who it is for: owners, managers, staff
  pageRow('/download', 'download', '/', 0.9),
  pageRow('/v6', 'v6', '/download', 0.8), // the new product line, and whether to take it or v5
  pageRow('/downloadlist', 'downloadList', '/download', 0.6), // all packages, by system and version
  pageRow('/download/history', 'history', '/download', 0.5), // older versions
  pageRow('/download/contrast', 'contrast', '/download', 0.7), // compares the Professional and the VPS edition
  pageRow('/verify', 'verify', '/download', 0.6), // checks that an installer is genuine
  pageRow('/vps', 'vps', '/download', 0.7),
  pageRow('/register', 'register', '/', 0.8, utilityFrame),
  pageRow('/success', 'success', '/register', null, utilityFrame), // after registering: the account is ready
  pageRow('/staffregister', 'staffRegister', '/register', 0.3, utilityFrame), // a team's member gets an account
  pageRow('/teaminvited', 'teamInvited', '/', null, utilityFrame), // opened from an invitation into a team
  pageRow('/activity/invite-refund', 'inviteRefund', '/', 0.6, offerFrame),
  pageRow('/promotions', 'promotions', '/', 0.7, offerFrame),
  pageRow('/activity/recharge', 'recharge', '/promotions', 0.6, offerFrame), // topping up and paying with a coupon
  pageRow('/activity/cooperation', 'cooperation', '/promotions', 0.5, offerFrame), // where to find offers of apps
  pageRow('/activity/doubleeleven', 'doubleEleven', '/promotions', 0.5, offerFrame),
  pageRow('/activity/midautumn', 'midAutumn', '/promotions', 0.4, offerFrame),
  pageRow('/activity/midautumn/middetail', 'midDetail', '/activity/midautumn', 0.3, offerFrame), // using its offers
  pageRow('/activity/2021618', 'sixEighteen', '/promotions', 0.3, offerFrame), // the campaign of June 18, 2021
  pageRow('/getquickly', 'getQuickly', '/', null, contactFrame), // quick start: download and sign up
  pageRow('/recall', 'recall', '/', null, offerFrame), // for customers who come back: what is new
  pageRow('/help/video', 'helpVideo', '/service', 0.5), // guides
  pageRow('/oauth', 'oauth', '/', null, utilityFrame, 'dynamic'), // signs a visitor in who comes from the desktop app
  pageRow('/redirect', 'redirect', '/', null, utilityFrame, 'dynamic'), // asks before a link leaves the site
  pageRow('/partners', 'partners', '/', 0.8, applyFrame('/partners/apply', 'partnersOther')),
  pageRow('/partners/apply', 'partnersApply', '/partners', 0.5, utilityFrame),
  pageRow('/partners/apply/success', 'partnersSuccess', '/partners', null, utilityFrame),
  pageRow('/partners/links', 'partnersLinks', '/partners', 0.5, contactFrame),
  pageRow('/partners/figures', 'partnersFigures', '/partners', null, utilityFrame, 'dynamic'),
  pageRow('/private', 'private', '/', 0.8, applyFrame('/private/apply', 'privateOther')),
  pageRow('/private/apply', 'privateApply', '/private', 0.5, utilityFrame),
  pageRow('/private/success', 'privateSuccess', '/private', null, utilityFrame),
  // Customization for companies.
  pageRow('/business', 'business', '/', 0.7, {
    ...productFrame,
    actions: [{ key: 'request', path: '/business', suffix: '#request' }, contactAction],
  }),
  pageRow('/business/success', 'businessSuccess', '/business', null, utilityFrame),
  // Ecosystem partners: providers of ERP, logistics, payment, training.
  pageRow('/ecology', 'ecology', '/', 0.7, applyFrame('/ecology/apply', 'ecologyOther')),
  // Tiers and rules for ecosystem partners.
  pageRow(
    '/ecologyplan',
    'ecologyPlan',
    '/ecology',
    0.6,
    applyFrame('/ecology/apply', 'ecologyOther'),
  ),
  pageRow('/ecology/apply', 'ecologyApply', '/ecology', 0.4, utilityFrame),
  pageRow('/ecology/apply/success', 'ecologySuccess', '/ecology', null, utilityFrame),
  pageRow('/appointment', 'appointment', '/', 0.5, utilityFrame), // books a demo on site
  pageRow('/appointment/success', 'appointmentSuccess', '/appointment', null, utilityFrame),
  pageRow('/feedback', 'feedback', '/', 0.3, utilityFrame),
  pageRow('/feedback/success', 'feedbackSuccess', '/feedback', null, utilityFrame),
  pageRow('/cancel-account', 'cancelAccount', '/', null, utilityFrame),
  pageRow('/cancel-account/success', 'cancelAccountSuccess', '/cancel-account', null, utilityFrame),
  pageRow('/about', 'about', '/', 0.6),
  pageRow('/about/milestones', 'milestones', '/about', 0.4),
  pageRow('/contact', 'contact', '/', 0.6, contactFrame),
  pageRow('/contact/new', 'contactNew', '/contact', 0.4, contactFrame), // who to contact about what
  pageRow('/user-service', 'userService', '/', 0.5, contactFrame), // prices: plans and overseas IPs
  pageRow('/detect', 'detect', '/', 0.7), // the fingerprint check
  pageRow('/service', 'service', '/', 0.6, contactFrame), // help and FAQ
  pageRow('/status', 'status', '/service', 0.3, productFrame, 'dynamic'),
  pageRow('/news', 'news', '/', 0.6),
  pageRow('/media', 'media', '/', 0.4, contactFrame), // announcements and press kit
  pageRow('/cases', 'cases', '/', 0.6), // example setups of teams
  pageRow('/changelog', 'changelog', '/', 0.5),
  pageRow('/protocol', 'protocol', '/', 0.3, legalFrame),
  pageRow('/protocol/privacyservice', 'privacy', '/protocol', 0.3, legalFrame),
  pageRow('/attribution', 'attribution', '/', null, utilityFrame), // shows or removes what is remembered of a promoter
  ...newsSlugs.map((slug) => pageRow(`/news/${slug}`, `news-${slug}`, '/news', 0.5)),
  ...caseSlugs.map((slug) => pageRow(`/cases/${slug}`, `case-${slug}`, '/cases', 0.5)),
] as const satisfies readonly PageRow[];

export type Page = (typeof pages)[number];

/** A page's analytics name. */
export type PageName = Page['name'];
/** The paths of the table. A link to any other path is a type error, except links to paths of staff. */
export type PagePath = Page['path'];

/** Articles and cases: their texts are in `content/`, not in messages. */
type TextPage = Extract<Page, { parent: '/news' | '/cases' }>;

/** Whether a page shows a single article or case. */
export function isTextPage(page: Page): page is TextPage {
  return page.parent === '/news' || page.parent === '/cases';
}

const pageByPath = new Map<string, Page>(pages.map((page) => [page.path, page]));

/** The pages of texts by staff, by the first segment of their paths. */
const staffPageBySegment = {
  news: {
    name: 'news-stored',
    parent: '/news',
    priority: 0.5,
    frame: productFrame,
    render: 'static',
  },
  activity: {
    name: 'campaign-stored',
    parent: '/promotions',
    priority: 0.5,
    frame: offerFrame,
    render: 'static',
  },
} as const satisfies Record<StaffPathSegment, Omit<PageRow, 'path'>>;

/**
 * Path where staff may have published a page (news or campaign). The type only says that the form of the path is right,
 * not that the page exists.
 */
export type StaffPath = `/${StaffPathSegment}/${string}` & { readonly isStaffPath: true };
/** A page of the table, or one that staff may have published. */
export type SitePath = PagePath | StaffPath;

/**
 * Request header that makes Next render pages the table does not list: texts of staff and the error page. Only the
 * server sets it; it is removed from visitors' requests.
 */
export const unlistedPageHeader = 'x-unlisted-page';

type StaffPage = (typeof staffPageBySegment)[StaffPathSegment] & {
  readonly path: StaffPath;
  readonly isStaffPath: true;
};

const staffPathPattern = /^\/(news|activity)\/(?=[a-z0-9-]{3,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The path, typed as a path of staff; null when staff cannot publish a text there. */
export const staffPathOf = (path: string): StaffPath | null =>
  staffPathPattern.test(path) && !pageByPath.has(path) ? (path as StaffPath) : null;

function staffPageOf(path: StaffPath): StaffPage {
  const [, segment] = path.split('/') as ['', StaffPathSegment];
  return { ...staffPageBySegment[segment], path, isStaffPath: true };
}

interface PageOf {
  (path: PagePath): Page;
  (path: SitePath): Page | StaffPage;
}

/**
 * The row of a page.
 * @throws Error for a path that is neither in the table nor a path of staff
 */
export const pageOf = ((path: SitePath): Page | StaffPage => {
  const staffPath = staffPathOf(path);
  const page = staffPath ? staffPageOf(staffPath) : pageByPath.get(path);
  if (!page) throw new Error(`Unknown page ${path}`);
  return page;
}) as PageOf;

/** Finds the page of a path (without language prefix) in the table; null when there is none. */
export function findPage(path: string): PageRow | null {
  return pageByPath.get(path) ?? null;
}

/** Whether the table has a page at a path without language. */
export const hasPage = (path: string): boolean => pageByPath.has(path);

/** Whether a page of the table exists in a language; built-in articles and cases may exist in one only. */
export const isInLanguage = (path: string, locale: Locale): boolean =>
  (singleLanguagePages[path] ?? locale) === locale;

/** The pages from the home page down to the page itself, as in a breadcrumb. */
export function breadcrumbPages(path: SitePath): (Page | StaffPage)[] {
  const page = pageOf(path);
  return page.parent === null ? [page] : [...breadcrumbPages(page.parent), page];
}

/**
 * Path of an article or campaign, built in or by staff.
 * @throws Error for a path no text can have
 */
export function contentPath(segment: StaffPathSegment, slug: string): SitePath {
  const path = `/${segment}/${slug}`;
  const knownPath = (pageByPath.get(path)?.path as PagePath | undefined) ?? staffPathOf(path);
  if (!knownPath) throw new Error(`No page can be at ${path}`);
  return knownPath;
}

export type PageFrame = Frame<PagePath>;

/**
 * The frame of a page.
 * @param pageName analytics name of a page that is not in the table, such as the error pages
 */
export function frameOf(path: SitePath, pageName?: string): PageFrame {
  const isError = pageName === 'not-found' || pageName === 'server-error';
  // The table cannot refer to its own paths while it is defined, so pages.test.ts checks the paths of its actions.
  return (isError ? utilityFrame : pageOf(path).frame) as PageFrame;
}
