/** Security headers of all responses of Next, and of files the server sends itself. */
import { getBuildTimeEnv, type BuildTimeEnv } from '../../env/build-time';

const twoYearsDirective = 'max-age=63072000';

const headerByPolicy: Record<BuildTimeEnv['HSTS'], string> = {
  host: twoYearsDirective,
  subdomains: `${twoYearsDirective}; includeSubDomains`,
  preload: `${twoYearsDirective}; includeSubDomains; preload`,
};

/** The header that keeps browsers on https (HSTS), where the site is on https. */
export const strictTransportHeaders = ({
  SITE_ORIGIN,
  HSTS,
}: Pick<BuildTimeEnv, 'SITE_ORIGIN' | 'HSTS'>) =>
  SITE_ORIGIN.startsWith('https:')
    ? [{ key: 'Strict-Transport-Security', value: headerByPolicy[HSTS] }]
    : [];

type Header = { readonly key: string; readonly value: string };

/** Headers of all responses of Next and of files. */
export const securityHeaders = (): readonly Header[] => [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  ...strictTransportHeaders(getBuildTimeEnv()),
];

/** Headers that only matter for documents; scripts and styles are sent without them. */
export const documentHeaders: readonly Header[] = [
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'X-DNS-Prefetch-Control', value: 'off' },
];

/** Pictures that other sites may embed (link previews, press). */
export const isEmbeddablePicture = (path: string): boolean =>
  path.startsWith('/og/') || path === '/logo.svg';
