import type { RoutePath } from '@/lib/routes';

/** Pages a client may be sent to, in the order they are offered. */
export const landingPages = [
  '/',
  '/download',
  '/v6',
  '/register',
  '/promotions',
  '/cores',
  '/vps',
  '/private',
  '/business',
  '/webtrial',
] as const satisfies readonly RoutePath[];
