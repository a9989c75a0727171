/** Serves incidents as a feed. Each incident is an entry, which changes when the incident ends. */
import 'server-only';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { respondConditionally } from '@/lib/core/http/responses/conditional';
import { routing, type Locale } from '@/lib/core/i18n/routing';
import { site } from '@/lib/site';
import { getStatusReport } from '@/lib/status/report/cached-report';
import { incidentAnchor, type ShownIncident } from '@/lib/status/report/report';
import { hoursAndMinutes, formatBeijingTime } from '@/lib/status/report/format';
import { absolutePageUrl, absoluteUrl } from '../absolute-urls';
import { feedPath } from './feed-paths';
import { atomXml, type AtomEntry } from './atom';

/** Seconds a reader may cache the feed. */
const cacheSeconds = 60;

async function loadFeedMessages(locale: Locale) {
  const [feed, parts, incidents] = await Promise.all([
    getTranslations({ locale, namespace: 'status.feed' }),
    getTranslations({ locale, namespace: 'status.parts' }),
    getTranslations({ locale, namespace: 'status.incidents' }),
  ]);
  const durationText = (minutes: number) =>
    minutes < 60
      ? incidents('minutes', { n: minutes })
      : incidents('hours', hoursAndMinutes(minutes));
  const toEntry = ({ part, beganAt, endedAt, minutes }: ShownIncident): AtomEntry => {
    const name = parts(`${part}.name`);
    const beginText = formatBeijingTime(beganAt, locale);
    const endText = endedAt !== null && formatBeijingTime(endedAt, locale);
    return {
      url: `${absolutePageUrl(locale, '/status')}#${incidentAnchor({ part, beganAt })}`,
      title: endText
        ? feed('over', { part: name, length: durationText(minutes) })
        : feed('lasting', { part: name, began: beginText }),
      publishedOn: new Date(beganAt).toISOString(),
      changedOn: new Date(endedAt ?? beganAt).toISOString(),
      summary: endText
        ? feed('summaryOver', { began: beginText, ended: endText })
        : feed('summary', { began: beginText }),
    };
  };
  return { feed, toEntry };
}

/** Route handler of the feed in a language. */
export async function serveIncidentFeed(
  request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  const [report, { feed, toEntry }] = await Promise.all([
    getStatusReport(),
    loadFeedMessages(locale),
  ]);
  if (!report) return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  const body = atomXml({
    selfUrl: absoluteUrl(feedPath(locale, 'status')),
    pageUrl: absolutePageUrl(locale, '/status'),
    title: feed('title'),
    subtitle: feed('subtitle'),
    language: locale,
    author: site.name[locale],
    entries: report.incidents.map(toEntry),
  });
  return respondConditionally(request, body, {
    type: 'application/atom+xml',
    cacheSeconds,
  });
}
