import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';

interface NoFiguresProps {
  isOfSource: boolean;
  unmeasuredDays: number;
}

/** Nothing was counted: what to do so that something is. */
export function NoFigures({ isOfSource, unmeasuredDays }: NoFiguresProps) {
  const t = useTranslations('partnersFigures.empty');
  const totals = useTranslations('partnersFigures.totals');
  const locale = useLocale();
  return (
    <section aria-labelledby="empty-title" className="mt-10 rounded-lg bg-mist p-6 md:p-12">
      <h2 id="empty-title" className="text-h3 text-text">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-[34em]">{t(isOfSource ? 'ofSource' : 'text')}</p>
      {unmeasuredDays > 0 && (
        <p className="mt-2 text-sm text-text-3">{totals('unmeasured', { days: unmeasuredDays })}</p>
      )}
      {!isOfSource && (
        <ButtonLink href={pagePath(locale, '/partners/links')} className="mt-6">
          {t('action')}
        </ButtonLink>
      )}
    </section>
  );
}
