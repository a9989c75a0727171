import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { breadcrumbList } from '@/lib/seo/json-ld';
import { crumbSteps } from '@/lib/seo/page-texts';
import type { otherPages } from '@/lib/analytics/names';
import { routeOf, type SitePath } from '@/lib/routes';
import { AdBottom } from './ads/ad-bottom';
import { AdTop } from './ads/ad-top';
import { ConsultBar } from './consult-bar';
import { DemoStrip } from './demo/demo-strip';
import { Footer } from './footer';
import { Header } from './header/header';
import { JsonLd } from './page/json-ld';
import { StickyBar } from './page/sticky-bar';

export interface PageShellProps {
  path: SitePath;
  /** Name of a page of the store in the breadcrumb. */
  crumb?: string | undefined;
  /** Analytics name of a page that has no route of its own. */
  countedAs?: (typeof otherPages)[number];
  /** ink: the header lies over a dark hero; light: white header above a light one. */
  tone?: 'ink' | 'light';
  /** Bar with the two main actions at the foot of phone screens. */
  stickyBar?: boolean;
  children: ReactNode;
}

/** What every page has around its sections. */
export function PageShell({
  path,
  crumb,
  countedAs,
  tone = 'ink',
  stickyBar = true,
  children,
}: PageShellProps) {
  const locale = useLocale();
  const t = useTranslations('common');
  const meta = useTranslations('meta');
  const steps = crumbSteps(path, { locale, t: meta, own: crumb });
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-blue-600 px-4 py-3 text-white -outline-offset-5 outline-white focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <DemoStrip />
      <AdTop />
      <Header path={path} tone={tone} />
      <main id="main" data-page={countedAs ?? routeOf(path).name}>
        {children}
      </main>
      <AdBottom />
      <Footer path={path} />
      <ConsultBar />
      {stickyBar && <StickyBar />}
      {steps.length > 1 && <JsonLd data={breadcrumbList(locale, steps)} />}
    </>
  );
}
