import { useLocale, useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';
import { applyPath } from '../apply-path';

/** A quiet last word for a quiet page. */
export function PlanApply() {
  const t = useTranslations('ecologyPlan.apply');
  const locale = useLocale();
  return (
    <Section labelledBy="apply-title" padded={false} className="py-14 md:py-22">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-14 gap-y-7">
        <div>
          <h2 id="apply-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-3">{t('text')}</p>
        </div>
        <div className="flex flex-wrap gap-4 max-sm:w-full max-sm:*:w-full">
          <ButtonLink size="lg" href={applyPath(locale, 'ecologyHowTo')}>
            {t('button')}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" href={pagePath(locale, '/ecology')}>
            {t('back')}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
