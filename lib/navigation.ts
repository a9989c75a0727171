import type { RoutePath } from './routes';

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

/** Header menus and footer columns, by what a visitor is after. */
export const menus = [
  {
    key: 'product',
    items: [
      { key: 'isolation', path: '/', suffix: '#isolation' },
      { key: 'handover', path: '/', suffix: '#handover' },
      { key: 'team', path: '/', suffix: '#team' },
      { key: 'network', path: '/', suffix: '#network' },
      { key: 'platforms', path: '/', suffix: '#platforms' },
      { key: 'helpers', path: '/', suffix: '#helpers' },
    ],
  },
  {
    key: 'solutions',
    items: [
      { key: 'contrast', path: '/download/contrast' },
      { key: 'finder', path: '/download/contrast', suffix: '#finder' },
      { key: 'vps', path: '/vps' },
      { key: 'private', path: '/private' },
      { key: 'business', path: '/business' },
    ],
  },
  {
    key: 'download',
    items: [
      { key: 'download', path: '/download' },
      { key: 'v6', path: '/v6' },
      { key: 'downloadList', path: '/downloadlist' },
      { key: 'history', path: '/download/history' },
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
      { key: 'steps', path: '/', suffix: '#steps' },
      { key: 'requirements', path: '/download', suffix: '#requirements' },
      { key: 'verify', path: '/download', suffix: '#verify' },
      { key: 'faq', path: '/', suffix: '#faq' },
      { key: 'inviteRefund', path: '/activity/invite-refund' },
      { key: 'staffRegister', path: '/staffregister' },
      { key: 'appointment', path: '/appointment' },
      { key: 'feedback', path: '/feedback' },
    ],
  },
] as const satisfies readonly NavMenu[];

export type Menu = (typeof menus)[number];

/** Further footer links, by column: forms stay out of the menus. */
export const footerLinks = {
  solutions: [{ key: 'privateApply', path: '/private/apply' }],
  partners: [
    { key: 'partnersApply', path: '/partners/apply' },
    // APPLYFROM 3, the one number for links at the foot of a page (section 3).
    { key: 'ecologyApply', path: '/ecology/apply', suffix: '?apply_from=3' },
  ],
} as const satisfies Partial<Record<Menu['key'], readonly NavItem[]>>;

/** Where the header's buttons lead; download goes to a package, not to a page. */
export const registerPath = '/register' satisfies RoutePath;
