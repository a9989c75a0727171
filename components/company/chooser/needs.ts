import type { IconName } from '@/components/ui/icon';
import type { RoutePath } from '@/lib/routes';
import type { StoreCode } from '@/components/mockups/stores';

/** What somebody may want from us, and the one place that deals with it. */
export const needs = [
  { key: 'start', code: 'us', icon: 'laptop', way: 'phone', more: '/download/contrast' },
  { key: 'trouble', code: 'my', icon: 'alert', way: 'phone', more: '/feedback' },
  { key: 'money', code: 'th', icon: 'doc', way: 'phone', more: '/user-service' },
  { key: 'account', code: 'uk', icon: 'lock', way: '/service', more: '/cancel-account' },
  { key: 'company', code: 'jp', icon: 'server', way: '/private/apply', more: '/business' },
  { key: 'partner', code: 'de', icon: 'users', way: '/partners/apply', more: '/ecology' },
  { key: 'visit', code: 'br', icon: 'calendar', way: '/appointment', more: '/contact' },
  { key: 'press', code: 'ca', icon: 'mail', way: 'email', more: '/about' },
] as const satisfies readonly {
  key: string;
  code: StoreCode;
  icon: IconName;
  way: 'phone' | 'email' | RoutePath;
  more: string;
}[];

export type Need = (typeof needs)[number];
