import { cookieReader } from '@/lib/attribution/context';
import { refererLocale } from '@/lib/i18n/referer';
import { trialLocation } from '@/lib/targets/start-trial';

/** D9: 303 to the trial site with what belongs to this visitor; HEAD works too. */
export function GET(request: Request): Response {
  const location = trialLocation({
    query: new URL(request.url).searchParams,
    cookie: cookieReader(request.headers.get('cookie') ?? ''),
    locale: refererLocale(request.headers.get('referer')),
  });
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'private, no-store' },
  });
}
