import { getTranslations } from 'next-intl/server';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { TextLink } from '@/components/ui/text-link';
import { anchorOf, changelog, firstDay } from '@/lib/content/lists';
import { formatDay } from '@/lib/downloads/format';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';

const newest = changelog.find(({ line }) => line === 'v6');

/** What the newest release notes of v6 say, and the way to all of them. */
export async function WhatsNew({ locale }: { locale: Locale }) {
  if (!newest) return null;
  const t = await getTranslations('v6.news');
  return (
    <Section labelledBy="news-title" id="new" className="pb-0!">
      <div className="wrap grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div>
          <h2 id="news-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 text-text-3">
            <span className="font-num">{newest.version}</span>
            {' · '}
            <time dateTime={firstDay(newest)}>{formatDay(firstDay(newest), locale)}</time>
          </p>
          <TextLink href={pagePath(locale, '/changelog', `#${anchorOf(newest)}`)} className="mt-4">
            {t('all')}
          </TextLink>
        </div>
        <ul className="border-t-2 border-text">
          {newest.changes[locale].map((change) => (
            <li
              key={change}
              className="border-b border-line-2 py-4 text-[17px] text-text md:py-5 md:text-[19px]"
            >
              {change}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
