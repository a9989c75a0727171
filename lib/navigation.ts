import type { RoutePath } from './routes';
import { site } from './site';

/** A place the header menus and the footer lead to; texts are `common.nav.items.<key>`. */
export interface NavItem {
  readonly key: string;
  readonly path: RoutePath;
  readonly suffix?: `#${string}` | `?${string}`;
}

interface NavMenu {
  readonly key: string;
  readonly items: readonly NavItem[];
}

/** The trial's page is in the menus where there is a trial. */
const trialItem = site.webTrialUrl ? ([{ key: 'webTrial', path: '/webtrial' }] as const) : [];

/** Header menus and footer columns, by what a visitor is after. */
export const menus = [
  {
    key: 'product',
    items: [
      { key: 'cores', path: '/cores' },
      { key: 'isolation', path: '/cores', suffix: '#apart' },
      { key: 'handover', path: '/cores', suffix: '#keys' },
      { key: 'team', path: '/cores', suffix: '#people' },
      { key: 'network', path: '/', suffix: '#network' },
      { key: 'platforms', path: '/', suffix: '#platforms' },
      { key: 'helpers', path: '/cores', suffix: '#helpers' },
      { key: 'applications', path: '/applications' },
      { key: 'phoneApp', path: '/app/site' },
      ...trialItem,
    ],
  },
  {
    key: 'solutions',
    items: [
      { key: 'browserUsers', path: '/browser-users' },
      { key: 'contrast', path: '/download/contrast' },
      { key: 'finder', path: '/download/contrast', suffix: '#finder' },
      { key: 'vps', path: '/vps' },
      { key: 'private', path: '/private' },
      { key: 'business', path: '/business' },
      { key: 'cases', path: '/cases' },
    ],
  },
  {
    key: 'download',
    items: [
      { key: 'download', path: '/download' },
      { key: 'v6', path: '/v6' },
      { key: 'downloadList', path: '/downloadlist' },
      { key: 'history', path: '/download/history' },
      { key: 'changelog', path: '/changelog' },
    ],
  },
  {
    key: 'partners',
    items: [
      { key: 'partners', path: '/partners' },
      { key: 'ecology', path: '/ecology' },
      { key: 'ecologyPlan', path: '/ecologyplan' },
    ],
  },
  {
    key: 'resources',
    items: [
      { key: 'service', path: '/service' },
      { key: 'detect', path: '/detect' },
      { key: 'steps', path: '/', suffix: '#steps' },
      { key: 'news', path: '/news' },
      { key: 'promotions', path: '/promotions' },
      { key: 'inviteRefund', path: '/activity/invite-refund' },
      { key: 'appointment', path: '/appointment' },
      { key: 'userService', path: '/user-service' },
      { key: 'contact', path: '/contact' },
      { key: 'about', path: '/about' },
    ],
  },
] as const satisfies readonly NavMenu[];

export type Menu = (typeof menus)[number];

/** Further footer links, by column: forms and what few look for stay out of the menus. */
export const footerLinks = {
  product: [{ key: 'sellerAssistant', path: '/app/sellerassistant' }],
  solutions: [{ key: 'privateApply', path: '/private/apply' }],
  partners: [
    { key: 'partnersApply', path: '/partners/apply' },
    { key: 'partnersLinks', path: '/partners/links' },
    // APPLYFROM 3, the one number for links at the foot of a page (F1).
    { key: 'ecologyApply', path: '/ecology/apply', suffix: '?apply_from=3' },
  ],
  resources: [
    { key: 'helpVideo', path: '/help/video' },
    { key: 'feedback', path: '/feedback' },
    { key: 'staffRegister', path: '/staffregister' },
    { key: 'contactNew', path: '/contact/new' },
    { key: 'milestones', path: '/about/milestones' },
    { key: 'media', path: '/media' },
  ],
} as const satisfies Partial<Record<Menu['key'], readonly NavItem[]>>;

/** Legal texts, in the last row of the footer; texts are `common.footer.legal.<key>`. */
export const legalLinks = [
  { key: 'protocol', path: '/protocol' },
  { key: 'privacy', path: '/protocol/privacyservice' },
  { key: 'attribution', path: '/attribution' },
  { key: 'cancelAccount', path: '/cancel-account' },
] as const satisfies readonly NavItem[];

/** Where the header's buttons lead; download goes to a package, not to a page. */
export const registerPath = '/register' satisfies RoutePath;

/** Where the hint at the online trial points (S3). */
export const webTrialPath = '/webtrial' satisfies RoutePath;
