import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';

/** Where somebody who has just signed in goes on. The list of pages that knows it is fetched for them only. */
export const wayBack = (locale: Locale): Promise<string> => {
  const home = pagePath(locale, '/');
  return import('@/lib/browser/page-before').then(
    ({ pageBefore }) => pageBefore(document.referrer, location.origin, home),
    () => home,
  );
};
