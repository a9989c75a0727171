import { useLocale, useTranslations } from 'next-intl';
import { site } from '@/lib/site';

/** Whose site this is, with the year it was built in. */
export function Copyright() {
  const locale = useLocale();
  const t = useTranslations('common.footer');
  const year = String(new Date().getFullYear());
  return (
    <span>{t('copyright', { year, company: site.company.legalName ?? site.name[locale] })}</span>
  );
}
