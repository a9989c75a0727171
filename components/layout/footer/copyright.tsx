import { useLocale, useTranslations } from 'next-intl';
import { site } from '@/lib/site';

/** The copyright line, with the year in which the page was rendered. */
export function Copyright() {
  const locale = useLocale();
  const t = useTranslations('common.footer');
  const year = String(new Date().getFullYear());
  return (
    <span>{t('copyright', { year, company: site.company.legalName ?? site.name[locale] })}</span>
  );
}
