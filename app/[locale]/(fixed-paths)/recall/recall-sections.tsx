import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { PromoterName } from '@/components/promoter/promoter-name';
import { ScenePicture } from '@/components/demo/scene-picture';
import { formatLongDay } from '@/lib/core/i18n/dates';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { DarkHero } from '@/components/sections/dark-hero';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { PageTextLink } from '@/components/sections/page-text-link';
import { changelogAnchorOf } from '@/lib/content/changelog-announcements-apps';
import { pagePath } from '@/lib/core/i18n/paths';
import { getV6List, getWebsiteList } from '@/lib/releases/lists/get-package-lists';
import { newestChangelogEntries } from '@/lib/releases/newest-changelog-entries';

/** Welcome back: sign in or download the current desktop app; stores and permissions are unchanged. */
export async function WelcomeBackHero() {
  const [t, locale] = await Promise.all([getTranslations('recall.hero'), getLocale()]);
  return (
    <DarkHero
      crumbs={<PageCrumbs path="/recall" />}
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ButtonLink size="xl" href={pagePath(locale, '/register', '?mode=signin')}>
            {t('signIn')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href={pagePath(locale, '/download')}>
            {t('download')}
          </ButtonLink>
        </>
      }
      picture={
        <ScenePicture
          scene="morning-grant"
          crop="levels"
          hasPriority
          className="mx-auto h-auto w-full max-w-[560px] rounded-xl shadow-window"
        />
      }
    />
  );
}

/** What a visitor gains by coming back; the changelog describes each. */
const reasonIcons = {
  phone: 'phone',
  handover: 'users',
  warning: 'shield',
  groups: 'grid',
} as const satisfies Record<string, IconName>;

/** The reasons to return, before anything about versions. */
export function ReasonsToReturn() {
  const t = useTranslations('recall.reasons');
  return (
    <Section labelledBy="reasons-to-return-title">
      <div className="wrap">
        <h2 id="reasons-to-return-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <ul className="product:md:gap-y-12 mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 md:mt-12">
          {(Object.keys(reasonIcons) as (keyof typeof reasonIcons)[]).map((key) => (
            <li key={key} className="flex gap-5">
              <span className="grid size-14 flex-none place-items-center rounded-lg bg-blue-50 text-blue-600">
                <Icon name={reasonIcons[key]} size={26} />
              </span>
              <div>
                <h3 className="text-h3 text-text">{t(`items.${key}.title`)}</h3>
                <p className="mt-1">{t(`items.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Where a visitor with an account finds their coupons; offers for newcomers are not shown here. */
export async function CouponBand() {
  const [t, common] = await Promise.all([
    getTranslations('recall.coupon'),
    getTranslations('common'),
  ]);
  return (
    <Section tone="ink" labelledBy="coupon-band-title">
      <div className="product:md:grid-cols-[5fr_7fr] wrap grid gap-x-16 gap-y-4">
        <h2 id="coupon-band-title" className="text-h2 text-on-ink">
          {t('title')}
        </h2>
        <div>
          <p className="max-w-[40em]">{t('text')}</p>
          <PageTextLink tone="ink" path="/promotions" className="mt-3">
            {t('link')}
          </PageTextLink>
          <PromoterName
            recommendedBy={String(common.raw('promoter.recommended'))}
            className="mt-1 text-sm wrap-anywhere text-on-ink-2"
          />
        </div>
      </div>
    </Section>
  );
}

const hourSteps = ['desktopApp', 'signIn', 'check', 'staff'] as const;

/** The first hour back, step by step. */
export async function FirstHour() {
  const t = await getTranslations('recall.firstHour');
  return (
    <Section tone="mist" labelledBy="first-hour-title">
      <div className="wrap grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-16">
        <div>
          <h2 id="first-hour-title" className="text-h2 text-text">
            {t('title')}
          </h2>
          <p className="mt-4">{t('lead')}</p>
        </div>
        <ol className="grid gap-6 sm:grid-cols-2">
          {hourSteps.map((key, index) => (
            <li key={key} className="rounded-lg bg-paper p-6">
              <span
                aria-hidden="true"
                className="font-num text-[2.5rem] leading-none font-bold text-blue-600"
              >
                {index + 1}
              </span>
              <h3 className="mt-3 text-h3 text-text">{t(`${key}.title`)}</h3>
              <p className="mt-2">{t(`${key}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** What is new: the newest entries of the release notes, dated by the version list where it has them. */
export async function NewVersions() {
  const [t, locale, website, v6] = await Promise.all([
    getTranslations('recall.newVersions'),
    getLocale(),
    getWebsiteList(),
    getV6List(),
  ]);
  const entries = newestChangelogEntries([...v6.packages, ...website.packages]);
  return (
    <Section labelledBy="new-versions-title" title={t('title')} lead={t('lead')}>
      <ol className="border-b border-line-2">
        {entries.map(({ entry, day }) => (
          <li
            key={changelogAnchorOf(entry)}
            className="product:md:grid-cols-[4fr_8fr] grid gap-x-10 gap-y-2 border-t border-line-2 py-4 md:py-5"
          >
            <h3 className="text-text">
              <span className="block text-sm font-normal text-text-3">
                {t(`lines.${entry.line}`)}
              </span>
              <span className="font-num text-[1.25rem] leading-tight">{entry.version}</span>
              <span className="block text-sm font-normal">{formatLongDay(day, locale)}</span>
            </h3>
            <ul className="grid list-disc content-start gap-1 pl-5 text-[0.9375rem] marker:text-blue-600">
              {entry.changes[locale].slice(0, 3).map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <PageTextLink path="/changelog" className="mt-5">
        {t('all')}
      </PageTextLink>
    </Section>
  );
}
