import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { breadcrumbListJsonLd } from '@/lib/seo/json-ld';
import { crumbSteps } from '@/lib/seo/page-texts';
import type { extraPageNames } from '@/lib/analytics/event-values';
import { frameOf, pageOf, type SitePath } from '@/lib/pages';
import type { Locale } from '@/lib/core/i18n/routing';
import { AdBottom } from './ads/ad-bottom';
import { AdTop } from './ads/ad-top';
import { ContactBar } from './contact-bar';
import { MissingSettingsStrip } from './missing-settings/missing-settings-strip';
import { Footer } from './footer/footer';
import { ShortFooter } from './footer/short-footer';
import { Header } from './header/header';
import { JsonLd } from './json-ld';
import { SpeculationRules } from './speculation-rules';
import { PhoneActionBar } from './phone-action-bar';

interface PageShellProps {
  path: SitePath;
  /** The languages in which the page exists, where that may be only one. */
  locales?: readonly Locale[] | undefined;
  /** Breadcrumb name of an article, or of a campaign by staff: the messages have none. */
  crumb?: string | undefined;
  /** Analytics name of a page that is not in the table of pages. */
  pageName?: (typeof extraPageNames)[number];
  /** `ink`: the header lies over a dark hero; `light`: the header is white, above a light hero. */
  tone?: 'ink' | 'light';
  children: ReactNode;
}

/** Header, footer, ads and bars around a page; frameOf (lib/pages.ts) says which of these parts the page has. */
export function PageShell({
  path,
  locales,
  crumb,
  pageName,
  tone = 'ink',
  children,
}: PageShellProps) {
  const locale = useLocale();
  const t = useTranslations('common');
  const steps = crumbSteps(path, { locale, t: useTranslations(), ownName: crumb });
  const { footer, ads, actions } = frameOf(path, pageName);
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-blue-600 px-4 py-3 text-white -outline-offset-5 outline-white focus:translate-y-0"
      >
        {t('skip')}
      </a>
      {ads !== 'none' && <AdTop />}
      <Header path={path} locales={locales} tone={tone} />
      <main id="main" data-page={pageName ?? pageOf(path).name}>
        {children}
      </main>
      {ads === 'both' && <AdBottom />}
      {footer === 'full' ? (
        <Footer path={path} locales={locales} />
      ) : (
        <ShortFooter path={path} locales={locales} />
      )}
      <MissingSettingsStrip />
      {actions.length > 0 && <PhoneActionBar actions={actions} />}
      <ContactBar isDocked={actions.length > 0} />
      {pageOf(path).render === 'static' && <SpeculationRules locale={locale} />}
      {steps.length > 1 && <JsonLd data={breadcrumbListJsonLd(locale, steps)} />}
    </>
  );
}
