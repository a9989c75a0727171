import type { BuildEnv } from './build';

const twoYears = 'max-age=63072000';

const headerByPolicy: Record<BuildEnv['HSTS'], string> = {
  host: twoYears,
  subdomains: `${twoYears}; includeSubDomains`,
  preload: `${twoYears}; includeSubDomains; preload`,
};

/** The header that keeps browsers on https (HSTS), where the site is on https. */
export const strictTransport = ({ SITE_ORIGIN, HSTS }: Pick<BuildEnv, 'SITE_ORIGIN' | 'HSTS'>) =>
  SITE_ORIGIN.startsWith('https:')
    ? [{ key: 'Strict-Transport-Security', value: headerByPolicy[HSTS] }]
    : [];
