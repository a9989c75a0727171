import { getLocale, getTranslations } from 'next-intl/server';
import { longDay } from '@/components/editorial/day';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { TextLink } from '@/components/ui/text-link';
import { anchorOf } from '@/lib/content/lists';
import { getV6Releases, getWebsiteReleases } from '@/lib/upstream/releases';
import { changesSince } from './changes-since';

/** What came while they were away: the current version of each line, from the version list. */
export async function SinceThen() {
  const [t, locale, v5, v6] = await Promise.all([
    getTranslations('recall.since'),
    getLocale(),
    getWebsiteReleases(),
    getV6Releases(),
  ]);
  const entries = changesSince([...v6.releases, ...v5.releases]);
  return (
    <Section labelledBy="since-title">
      <div className="wrap">
        <SectionHead id="since-title" title={t('title')} lead={t('lead')} />
        <ol className="border-b border-line-2">
          {entries.map(({ entry, day }) => (
            <li
              key={anchorOf(entry)}
              className="grid gap-x-10 gap-y-2 border-t border-line-2 py-4 md:grid-cols-[4fr_8fr] md:py-5"
            >
              <h3 className="text-text">
                <span className="block text-sm font-normal text-text-3">
                  {t(`lines.${entry.line}`)}
                </span>
                <span className="font-num text-[20px] leading-tight">{entry.version}</span>
                <span className="block text-sm font-normal">{longDay(day, locale)}</span>
              </h3>
              <ul className="grid list-disc content-start gap-1 pl-5 text-[15px] marker:text-blue-600">
                {entry.changes[locale].slice(0, 3).map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
        <TextLink page="/changelog" className="mt-5">
          {t('all')}
        </TextLink>
      </div>
    </Section>
  );
}
