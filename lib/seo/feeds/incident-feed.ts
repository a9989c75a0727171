/** Content of the feed of incidents in a language. Each incident is an entry, which changes when the incident ends. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/core/i18n/routing';
import { site } from '@/lib/site';
import { incidentAnchor, type ShownIncident } from '@/lib/status/report/report';
import { hoursAndMinutes, formatBeijingTime } from '@/lib/status/report/format';
import { absolutePageUrl, absoluteUrl } from '../absolute-urls';
import { feedPath } from './feed-paths';
import type { AtomEntry, AtomFeed } from './atom';

async function createEntryWriter(locale: Locale) {
  const [t, parts, incidents] = await Promise.all([
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
        ? t('over', { part: name, length: durationText(minutes) })
        : t('lasting', { part: name, began: beginText }),
      publishedOn: new Date(beganAt).toISOString(),
      changedOn: new Date(endedAt ?? beganAt).toISOString(),
      summary: endText
        ? t('summaryOver', { began: beginText, ended: endText })
        : t('summary', { began: beginText }),
    };
  };
  return { t, toEntry };
}

/** The feed of these incidents in a language. */
export async function buildIncidentFeed(
  incidents: readonly ShownIncident[],
  locale: Locale,
): Promise<AtomFeed> {
  const { t, toEntry } = await createEntryWriter(locale);
  return {
    selfUrl: absoluteUrl(feedPath(locale, 'status')),
    pageUrl: absolutePageUrl(locale, '/status'),
    title: t('title'),
    subtitle: t('subtitle'),
    language: locale,
    author: site.name[locale],
    entries: incidents.map(toEntry),
  };
}
