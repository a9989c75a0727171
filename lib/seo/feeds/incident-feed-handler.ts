import 'server-only';
import { hasLocale } from 'next-intl';
import { notFound } from 'next/navigation';
import { respondConditionally } from '@/lib/core/http/responses/conditional';
import { routing } from '@/lib/core/i18n/routing';
import { getStatusReport } from '@/lib/status/report/cached-report';
import { atomXml } from './atom';
import { buildIncidentFeed } from './incident-feed';

/** Seconds a reader may cache the feed. */
const cacheSeconds = 60;

/** Route handler of the feed of incidents in a language. */
export async function serveIncidentFeed(
  request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  const report = await getStatusReport();
  if (!report) return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  const feed = await buildIncidentFeed(report.incidents, locale);
  return respondConditionally(request, atomXml(feed), {
    type: 'application/atom+xml',
    cacheSeconds,
  });
}
