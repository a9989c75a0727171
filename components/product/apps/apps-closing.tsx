import { useLocale, useTranslations } from 'next-intl';
import { ReadOn } from '@/components/sections/read-on';
import { pagePath } from '@/lib/i18n/paths';

/** Whoever uses tools sees them at work; whoever makes them is asked in. */
export function AppsClosing() {
  const t = useTranslations('appCentre.closing');
  const locale = useLocale();
  return (
    <ReadOn
      label={t('label')}
      previous={{
        href: pagePath(locale, '/app/sellerassistant'),
        label: t('use'),
        title: t('assistant'),
      }}
      next={{
        href: pagePath(locale, '/ecology'),
        label: t('connect'),
        title: t('title'),
        text: t('text'),
      }}
    />
  );
}
