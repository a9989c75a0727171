import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';

/** Where a visitor goes after signing in: the previous page of this site, else home. It never rejects. */
export const readPreviousPagePath = (locale: Locale): Promise<string> => {
  const home = pagePath(locale, '/');
  return import('./previous-page-path').then(
    ({ previousPagePath }) => previousPagePath(document.referrer, location.origin, home),
    () => home,
  );
};
