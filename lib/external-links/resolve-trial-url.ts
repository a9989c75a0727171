import 'server-only';
import { attributionOf } from '@/lib/attribution/visitor-attribution';
import { type CookieReader } from '@/lib/core/http/cookie-reader';
import { getBuildTimeEnv } from '@/lib/core/env/build-time';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import { pages } from '@/lib/pages';
import { visitorTrialUrl } from './web-trial';

interface TrialRequest {
  readonly query: URLSearchParams;
  readonly readCookie: CookieReader;
  /** Language of the page the visitor comes from. */
  readonly locale: Locale;
}

const pageNames = new Set<string>(pages.map((page) => page.name));

/**
 * Target of a trial button for this visitor (D9): the trial site with the visitor's promoter or channel (A7), or
 * /webtrial where no trial site is configured. Only known page names are passed on, so that no visitor can write texts
 * of their own into the trial site's figures.
 */
export function resolveTrialUrl({ query, readCookie, locale }: TrialRequest): string {
  const requestedPage = query.get('page_where') ?? '';
  const { promoterOrChannel } = attributionOf(query, readCookie);
  const pageName = pageNames.has(requestedPage) ? requestedPage : '';
  return (
    visitorTrialUrl(getBuildTimeEnv().WEB_TRIAL_URL, { promoterOrChannel, pageName }) ??
    pagePath(locale, '/webtrial')
  );
}
