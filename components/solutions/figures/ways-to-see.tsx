import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';

export interface WaysToSeeProps {
  /** Why nothing is shown to somebody who should see something. */
  problem: 'refused' | 'unavailable' | null;
}

/** For who may see no figures yet: how each of the three gets to theirs. */
export function WaysToSee({ problem }: WaysToSeeProps) {
  const t = useTranslations('partnersFigures.asking');
  const locale = useLocale();
  return (
    <Section labelledBy="ways-title">
      <div className="wrap">
        {problem && (
          <p role="alert" className="mb-10 rounded-md bg-risk-bg px-5 py-4 font-bold text-risk">
            {t(problem)}
          </p>
        )}
        <h2 id="ways-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <div className="mt-8 grid gap-10 md:grid-cols-2 md:gap-14">
          <Way title={t('partner.title')} text={t('partner.text')}>
            <ButtonLink href={pagePath(locale, '/contact')}>{t('partner.action')}</ButtonLink>
          </Way>
          <Way title={t('account.title')} text={t('account.text')}>
            <ButtonLink variant="outline" href={pagePath(locale, '/register', '?mode=signin')}>
              {t('account.action')}
            </ButtonLink>
          </Way>
        </div>
        <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line-2 pt-5">
          <p>
            <b className="text-text">{t('none.title')}</b>
            <span className="block">{t('none.text')}</span>
          </p>
          <TextLink href={pagePath(locale, '/partners')}>{t('none.action')}</TextLink>
        </div>
      </div>
    </Section>
  );
}

interface WayProps {
  title: string;
  text: string;
  children: ReactNode;
}

const Way = ({ title, text, children }: WayProps) => (
  <div className="flex flex-col items-start border-t-2 border-text pt-5">
    <h3 className="text-h3 text-text">{title}</h3>
    <p className="mt-2 mb-6 max-w-[30em]">{text}</p>
    <div className="mt-auto max-sm:w-full max-sm:*:w-full">{children}</div>
  </div>
);
