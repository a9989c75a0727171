import { getTranslations } from 'next-intl/server';
import { cookieReader } from '@/lib/core/http/cookie-reader';
import { recordDownload } from '@/lib/downloads/record-download';
import { resolveDownload } from '@/lib/downloads/resolve-download';
import { serveInAppGuide } from '@/lib/in-app-browser/download-guide/serve-guide';
import { unknownDownloadPage } from '@/lib/downloads/unknown-download-page';
import { setAttributionCookies } from '@/lib/attribution/set-cookies';
import { readCspSources } from '@/lib/core/env/read-csp-sources';
import { plainPageResponse } from '@/lib/core/http/responses/plain-page';
import { refererLocale } from '@/lib/core/i18n/referer';
import { pagePath } from '@/lib/core/i18n/paths';

interface Context {
  params: Promise<{ platform: string }>;
}

/**
 * Inside an app it shows how to open a browser (D11). Otherwise it redirects with 302 to the package, and with 303 to
 * the list when the system is not certain; 404 names what is available (D1).
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const response = await respondToDownload(request, (await params).platform, searchParams);
  setAttributionCookies(response.headers, searchParams, readCspSources().isHttps);
  return response;
}

async function respondToDownload(
  request: Request,
  platform: string,
  query: URLSearchParams,
): Promise<Response> {
  const readCookie = cookieReader(request.headers.get('cookie') ?? '');
  const download = { platform, query, readCookie };
  const guideResponse = await serveInAppGuide({ ...download, request });
  if (guideResponse) return guideResponse;
  const userAgent = request.headers.get('user-agent') ?? '';
  const delivery = await resolveDownload({ ...download, userAgent });
  const locale = refererLocale(request.headers.get('referer'));
  if (delivery.kind === 'package') {
    recordDownload({ request, query, readCookie }, delivery.platform);
    return redirectResponse(302, delivery.location);
  }
  if (delivery.kind === 'choose')
    return redirectResponse(303, pagePath(locale, '/download', '#all'));
  const t = await getTranslations({ locale, namespace: 'errorPages.unknownDownload' });
  return plainPageResponse(unknownDownloadPage(delivery.available, locale, t), 404);
}

function redirectResponse(status: 302 | 303, location: string): Response {
  return new Response(null, {
    status,
    headers: { Location: location, 'Cache-Control': 'no-store' },
  });
}
