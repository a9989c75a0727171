import type { RoutePath } from './routes';

/** A place the header menus and the footer lead to; texts are `common.nav.items.<key>`. */
export interface NavItem {
  readonly key: string;
  readonly path: RoutePath;
  readonly hash?: `#${string}`;
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
      { key: 'isolation', path: '/', hash: '#isolation' },
      { key: 'handover', path: '/', hash: '#handover' },
      { key: 'team', path: '/', hash: '#team' },
      { key: 'network', path: '/', hash: '#network' },
      { key: 'platforms', path: '/', hash: '#platforms' },
      { key: 'helpers', path: '/', hash: '#helpers' },
    ],
  },
  {
    key: 'solutions',
    items: [
      { key: 'contrast', path: '/download/contrast' },
      { key: 'finder', path: '/download/contrast', hash: '#finder' },
      { key: 'vps', path: '/vps' },
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
    key: 'resources',
    items: [
      { key: 'steps', path: '/', hash: '#steps' },
      { key: 'requirements', path: '/download', hash: '#requirements' },
      { key: 'verify', path: '/download', hash: '#verify' },
      { key: 'faq', path: '/', hash: '#faq' },
      { key: 'inviteRefund', path: '/activity/invite-refund' },
      { key: 'staffRegister', path: '/staffregister' },
    ],
  },
] as const satisfies readonly NavMenu[];

/** Where the header's buttons lead; download goes to a package, not to a page. */
export const registerPath = '/register' satisfies RoutePath;

export type Menu = (typeof menus)[number];
