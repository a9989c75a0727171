import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { beijingDay } from '@superbrowser/shared/beijing-time';
import {
  maxEventsPerNetworkPerDay,
  maxSourcesPerDay,
} from '@superbrowser/contract/site-data/figures';
import { retentionDays } from '@superbrowser/contract/site-data/retention-days';
import { LightHero } from '@/components/sections/light-hero';
import { Section } from '@/components/sections/section';
import { Button, ButtonLink } from '@/components/ui/button';
import { PageTextLink } from '@/components/sections/page-text-link';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Viewer } from '@/lib/promoter-figures/report/viewer';

interface FiguresHeroProps {
  /** The viewer of the figures below; null where none are shown. */
  viewer: Viewer | null;
}

/** The hero: what the page shows, and whose figures these are. */
export function FiguresHero({ viewer }: FiguresHeroProps) {
  const t = useTranslations('partnersFigures.hero');
  if (!viewer || !('code' in viewer))
    return <LightHero path="/partners/figures" title={t('title')} lead={t('lead')} />;
  const { code } = viewer;
  return (
    <LightHero
      path="/partners/figures"
      title={t('title')}
      lead={
        <p className="wrap-anywhere">
          {viewer.kind === 'link'
            ? t.rich('byLink', {
                code,
                until: beijingDay(viewer.until * 1_000),
                day: (text) => <span className="whitespace-nowrap">{text}</span>,
              })
            : t('byAccount', { code })}
        </p>
      }
      actions={viewer.kind === 'link' && <CloseFiguresButton />}
    />
  );
}

/** Closes the figures, so that a borrowed computer does not keep showing them. */
function CloseFiguresButton() {
  const t = useTranslations('partnersFigures.hero');
  const locale = useLocale();
  return (
    <form method="post" action="/api/figures/close">
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="outline" size="sm">
        {t('close')}
      </Button>
    </form>
  );
}

interface AccessOptionsProps {
  /** Why no figures are shown to a visitor who should see some. */
  problem: 'refused' | 'unavailable' | null;
}

/** For visitors who may see no figures yet: how each of the three groups gets access. */
export function AccessOptions({ problem }: AccessOptionsProps) {
  const t = useTranslations('partnersFigures.access');
  const locale = useLocale();
  return (
    <Section labelledBy="access-options-title">
      <div className="wrap">
        {problem && (
          <p role="alert" className="mb-10 rounded-md bg-risk-bg px-5 py-4 font-bold text-risk">
            {t(problem)}
          </p>
        )}
        <h2 id="access-options-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <div className="mt-8 grid gap-10 md:grid-cols-2 md:gap-14">
          <AccessCard title={t('partner.title')} text={t('partner.text')}>
            <ButtonLink href={pagePath(locale, '/contact')}>{t('partner.action')}</ButtonLink>
          </AccessCard>
          <AccessCard title={t('account.title')} text={t('account.text')}>
            <ButtonLink variant="outline" href={pagePath(locale, '/register', '?mode=signin')}>
              {t('account.action')}
            </ButtonLink>
          </AccessCard>
        </div>
        <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line-2 pt-5">
          <p>
            <b className="text-text">{t('none.title')}</b>
            <span className="block">{t('none.text')}</span>
          </p>
          <PageTextLink path="/partners">{t('none.action')}</PageTextLink>
        </div>
      </div>
    </Section>
  );
}

interface AccessCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

const AccessCard = ({ title, text, children }: AccessCardProps) => (
  <div className="flex flex-col items-start border-t-2 border-text pt-5">
    <h3 className="text-h3 text-text">{title}</h3>
    <p className="mt-2 mb-6 max-w-[30em]">{text}</p>
    <div className="mt-auto max-sm:w-full max-sm:*:w-full">{children}</div>
  </div>
);

const numberTerms = [
  'visits',
  'downloads',
  'forms',
  'repeats',
  'robots',
  'excess',
  'days',
  'delay',
  'privacy',
] as const;

/** What each number means, for promoters who are paid by it. */
export function HowCounted() {
  const t = useTranslations('partnersFigures.howCounted');
  return (
    <Section tone="mist" labelledBy="how-counted-title">
      <div className="wrap">
        <h2 id="how-counted-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <dl className="mt-8 grid gap-x-14 gap-y-6 md:grid-cols-2">
          {numberTerms.map((item) => (
            <div key={item} className="border-t border-line-2 pt-4">
              <dt className="text-[1.125rem] font-bold text-text">{t(`items.${item}.term`)}</dt>
              <dd className="mt-1">
                {t(`items.${item}.text`, {
                  days: retentionDays.figures,
                  sources: maxSourcesPerDay,
                  most: maxEventsPerNetworkPerDay,
                })}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
