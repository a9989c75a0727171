import { applyButtons } from '@superbrowser/contract/forms/apply-buttons';
import type { PagePath } from './pages';

/** A target of the header menus and the footer; texts are `common.nav.items.<key>`. */
export interface NavItem {
  readonly key: string;
  readonly path: PagePath;
  readonly suffix?: `#${string}` | `?${string}`;
}

interface NavMenu {
  readonly key: string;
  /** Target of the menu's drawing. */
  readonly featuredPage: Omit<NavItem, 'key'>;
  readonly groups: readonly NavGroup[];
}

/** Links under one heading; texts are `common.nav.groups.<key>`. */
interface NavGroup {
  readonly key: string;
  readonly items: readonly NavItem[];
}

/** Header menus, sorted by the visitor's purpose. Each menu has two groups of links and one page with a picture. */
export const menus = [
  {
    key: 'product',
    featuredPage: { path: '/cores', suffix: '#apart' },
    groups: [
      {
        key: 'stores',
        items: [
          { key: 'cores', path: '/cores' },
          { key: 'handover', path: '/cores', suffix: '#keys' },
          { key: 'team', path: '/cores', suffix: '#people' },
          { key: 'network', path: '/', suffix: '#network' },
          { key: 'marketplaces', path: '/', suffix: '#platforms' },
        ],
      },
      {
        key: 'efficiency',
        items: [
          { key: 'helpers', path: '/cores', suffix: '#helpers' },
          { key: 'appCenter', path: '/applications' },
          { key: 'phoneApp', path: '/app/site' },
          { key: 'sellerAssistant', path: '/app/sellerassistant' },
          { key: 'webTrial', path: '/webtrial' },
        ],
      },
    ],
  },
  {
    key: 'solutions',
    featuredPage: { path: '/cases' },
    groups: [
      {
        key: 'teams',
        items: [
          { key: 'browserUsers', path: '/browser-users' },
          { key: 'cases', path: '/cases' },
          { key: 'appointment', path: '/appointment' },
        ],
      },
      {
        key: 'places',
        items: [
          { key: 'vps', path: '/vps' },
          { key: 'private', path: '/private' },
          { key: 'business', path: '/business' },
        ],
      },
    ],
  },
  {
    key: 'download',
    featuredPage: { path: '/download/contrast', suffix: '#finder' },
    groups: [
      {
        key: 'desktopApp',
        items: [
          { key: 'download', path: '/download' },
          { key: 'v6', path: '/v6' },
          { key: 'downloadList', path: '/downloadlist' },
          { key: 'history', path: '/download/history' },
          { key: 'verify', path: '/verify' },
        ],
      },
      {
        key: 'choose',
        items: [
          { key: 'contrast', path: '/download/contrast' },
          { key: 'finder', path: '/download/contrast', suffix: '#finder' },
          { key: 'changelog', path: '/changelog' },
        ],
      },
    ],
  },
  {
    key: 'partners',
    featuredPage: { path: '/partners/links' },
    groups: [
      {
        key: 'refer',
        items: [
          { key: 'partners', path: '/partners' },
          { key: 'partnersLinks', path: '/partners/links' },
          { key: 'inviteRefund', path: '/activity/invite-refund' },
        ],
      },
      {
        key: 'connect',
        items: [
          { key: 'ecology', path: '/ecology' },
          { key: 'ecologyPlan', path: '/ecologyplan' },
        ],
      },
    ],
  },
  {
    key: 'resources',
    featuredPage: { path: '/detect' },
    groups: [
      {
        key: 'answers',
        items: [
          { key: 'service', path: '/service' },
          { key: 'helpVideo', path: '/help/video' },
          { key: 'detect', path: '/detect' },
          { key: 'userService', path: '/user-service' },
          { key: 'contact', path: '/contact' },
        ],
      },
      {
        key: 'read',
        items: [
          { key: 'steps', path: '/', suffix: '#steps' },
          { key: 'news', path: '/news' },
          { key: 'promotions', path: '/promotions' },
          { key: 'about', path: '/about' },
        ],
      },
    ],
  },
] as const satisfies readonly NavMenu[];

export type Menu = (typeof menus)[number];

/** Footer columns of similar length; headings are `common.nav.groups.<key>`. */
export const footerColumns = [
  {
    key: 'product',
    items: [
      { key: 'cores', path: '/cores' },
      { key: 'appCenter', path: '/applications' },
      { key: 'phoneApp', path: '/app/site' },
      { key: 'sellerAssistant', path: '/app/sellerassistant' },
      { key: 'webTrial', path: '/webtrial' },
      { key: 'changelog', path: '/changelog' },
      { key: 'promotions', path: '/promotions' },
    ],
  },
  {
    key: 'packages',
    items: [
      { key: 'download', path: '/download' },
      { key: 'v6', path: '/v6' },
      { key: 'downloadList', path: '/downloadlist' },
      { key: 'history', path: '/download/history' },
      { key: 'verify', path: '/verify' },
      { key: 'vps', path: '/vps' },
      { key: 'contrast', path: '/download/contrast' },
    ],
  },
  {
    key: 'solutions',
    items: [
      { key: 'browserUsers', path: '/browser-users' },
      { key: 'cases', path: '/cases' },
      { key: 'private', path: '/private' },
      { key: 'privateApply', path: '/private/apply' },
      { key: 'business', path: '/business' },
      { key: 'appointment', path: '/appointment' },
    ],
  },
  {
    key: 'partners',
    items: [
      { key: 'partners', path: '/partners' },
      { key: 'partnersApply', path: '/partners/apply' },
      { key: 'partnersLinks', path: '/partners/links' },
      { key: 'inviteRefund', path: '/activity/invite-refund' },
      { key: 'ecology', path: '/ecology' },
      { key: 'ecologyPlan', path: '/ecologyplan' },
      {
        key: 'ecologyApply',
        path: '/ecology/apply',
        suffix: `?apply_from=${applyButtons.ecologyFooter}`,
      },
    ],
  },
  {
    key: 'help',
    items: [
      { key: 'service', path: '/service' },
      { key: 'helpVideo', path: '/help/video' },
      { key: 'userService', path: '/user-service' },
      { key: 'detect', path: '/detect' },
      { key: 'feedback', path: '/feedback' },
      { key: 'staffRegister', path: '/staffregister' },
      { key: 'status', path: '/status' },
    ],
  },
  {
    key: 'company',
    items: [
      { key: 'about', path: '/about' },
      { key: 'milestones', path: '/about/milestones' },
      { key: 'media', path: '/media' },
      { key: 'news', path: '/news' },
      { key: 'contact', path: '/contact' },
      { key: 'contactNew', path: '/contact/new' },
    ],
  },
] as const satisfies readonly NavGroup[];

/**
 * Legal texts, referral record and account cancellation, in the last row of the footer; texts are
 * `common.footer.legal.<key>`.
 */
export const legalLinks = [
  { key: 'protocol', path: '/protocol' },
  { key: 'privacy', path: '/protocol/privacyservice' },
  { key: 'attribution', path: '/attribution' },
  { key: 'cancelAccount', path: '/cancel-account' },
] as const satisfies readonly NavItem[];

/** Target of buttons for registering and signing in; a download button leads to a package, not to a page. */
export const registerPath = '/register' satisfies PagePath;

/** Target of the hint at the online trial (S3). */
export const webTrialPath = '/webtrial' satisfies PagePath;
