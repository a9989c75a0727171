/** The sections on v6 besides its packages: what is new, whom it suits, where it runs. */
import { getTranslations } from 'next-intl/server';
import { recommendedLineText } from '@/components/releases/recommended-line-text';
import { RequirementTable } from '@/components/releases/requirement-table';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { PageTextLink } from '@/components/sections/page-text-link';
import { TextLink } from '@/components/ui/text-link';
import {
  changelogAnchorOf,
  changelog,
  firstReleaseDay,
} from '@/lib/content/changelog-announcements-apps';
import { formatDay } from '@/lib/core/i18n/dates';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';
import { minimumSystemValues } from '@/lib/releases/minimum-systems';

const moveReasons = ['windows', 'mac', 'linux'] as const;
const stayReasons = ['windows', 'mac', 'deepin'] as const;

/** The two choices, v6 or v5, side by side in blue and white. */
export async function V6OrV5() {
  const t = await getTranslations('v6.v6OrV5');
  return (
    <Section labelledBy="v6-or-v5-title" className="download:pt-0!">
      <div className="wrap">
        <h2 id="v6-or-v5-title" className="download:max-w-[14em] mb-8 text-h2 text-text md:mb-12">
          <Phrases text={t('title')} />
        </h2>
        <div className="grid lg:grid-cols-[7fr_5fr]">
          <div className="download:lg:rounded-r-none rounded-xl bg-blue-600 px-6 py-9 text-white md:px-12 md:py-12">
            <h3 className="text-[1.625rem] leading-tight">{t('move.title')}</h3>
            <ul className="mt-6">
              {moveReasons.map((key) => (
                <li
                  key={key}
                  className="flex gap-4 border-t border-white/30 py-4 text-[1.125rem] md:text-[1.375rem]"
                >
                  <Icon name="check" size={26} className="mt-1" />
                  {t(`move.items.${key}`, minimumSystemValues)}
                </li>
              ))}
            </ul>
          </div>
          <div className="download:max-lg:mt-4 download:max-lg:rounded-xl download:lg:rounded-r-xl px-6 py-9 ring-1 ring-line-2 md:px-12 md:py-12">
            <h3 className="text-[1.625rem] leading-tight text-text">{t('stay.title')}</h3>
            <ul className="mt-6 mb-5">
              {stayReasons.map((key) => (
                <li key={key} className="border-t border-line-2 py-4 text-[1.0625rem]">
                  {t(`stay.items.${key}`, minimumSystemValues)}
                </li>
              ))}
            </ul>
            <PageTextLink path="/download">{t('stay.link')}</PageTextLink>
          </div>
        </div>
      </div>
    </Section>
  );
}

/** Which line runs on which system (D10), and which line to take. */
export async function Requirements() {
  const [t, release] = await Promise.all([
    getTranslations('v6.requirements'),
    getTranslations('release'),
  ]);
  return (
    <Section
      tone="mist"
      labelledBy="requirements-title"
      title={t('title')}
      lead={release('requirements.lead', { recommended: recommendedLineText(release) })}
    >
      <RequirementTable />
    </Section>
  );
}

const newestNotes = changelog.find(({ line }) => line === 'v6');

/** The newest release notes of v6, with a link to the changelog. */
export async function WhatsNew({ locale }: { locale: Locale }) {
  if (!newestNotes) return null;
  const t = await getTranslations('v6.news');
  return (
    <Section labelledBy="whats-new-title" id="new" className="download:pb-0!">
      <div className="wrap grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div>
          <h2 id="whats-new-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 text-text-3">
            <span className="font-num">{newestNotes.version}</span>
            {' · '}
            <time dateTime={firstReleaseDay(newestNotes)}>
              {formatDay(firstReleaseDay(newestNotes), locale)}
            </time>
          </p>
          <TextLink
            href={pagePath(locale, '/changelog', `#${changelogAnchorOf(newestNotes)}`)}
            className="mt-4"
          >
            {t('all')}
          </TextLink>
        </div>
        <ul className="border-t-2 border-text">
          {newestNotes.changes[locale].map((change) => (
            <li
              key={change}
              className="border-b border-line-2 py-4 text-[1.0625rem] text-text md:py-5 md:text-[1.1875rem]"
            >
              {change}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
