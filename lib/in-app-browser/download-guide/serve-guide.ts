import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { CookieReader } from '@/lib/core/http/cookie-reader';
import { getBuildTimeEnv } from '@/lib/core/env/build-time';
import { pickMessages } from '@/lib/core/i18n/pick-messages';
import { refererLocale } from '@/lib/core/i18n/referer';
import { detectInAppBrowser } from '@/lib/in-app-browser/detect-in-app-browser';
import { guideMessages } from '@/lib/in-app-browser/guide-messages';
import { parseDownloadRequest } from '@/lib/downloads/choose-package';
import { urlForOtherBrowser } from './url-for-other-browser';
import { guideResponse } from './guide-page';

/** Query parameter of a download that the visitor requests inside the app in spite of the guide. */
const anywayParameter = 'here';

interface InAppRequest {
  readonly request: Request;
  readonly platform: string;
  readonly query: URLSearchParams;
  readonly readCookie: CookieReader;
}

/**
 * The answer to a download inside an app that cannot download files (D11).
 * @returns null for every other request: from a browser, for an unknown download, and from visitors of a desktop app
 * who request the file in spite of the guide
 */
export async function serveInAppGuide({
  request: { headers, url },
  platform,
  query,
  readCookie,
}: InAppRequest): Promise<Response | null> {
  const browser = detectInAppBrowser(headers.get('user-agent') ?? '');
  if (!browser || !parseDownloadRequest(platform, query)) return null;
  if (browser.kind === 'desktop' && query.has(anywayParameter)) return null;
  const referer = headers.get('referer');
  const locale = refererLocale(referer);
  const t = await getTranslations({ locale });
  const publicOrigin = getBuildTimeEnv().SITE_ORIGIN;
  const input = { referer, host: headers.get('host'), query, readCookie, locale, publicOrigin };
  const anywayUrl = new URL(url);
  anywayUrl.searchParams.set(anywayParameter, '1');
  return guideResponse({
    locale,
    browser,
    messages: guideMessages(pickMessages(t, 'inApp'), browser),
    url: urlForOtherBrowser(input),
    downloadAnywayHref: `${anywayUrl.pathname}${anywayUrl.search}`,
  });
}
