import { useLocale, useTranslations } from 'next-intl';
import { ReadOn } from '@/components/sections/read-on';
import { pagePath } from '@/lib/i18n/paths';

/** From the company to its days, or to its people. */
export function AboutEnding() {
  const t = useTranslations('about.more');
  const locale = useLocale();
  return (
    <ReadOn
      label={t('title')}
      previous={{
        href: pagePath(locale, '/contact'),
        label: t('contact.label'),
        title: t('contact.title'),
      }}
      next={{
        href: pagePath(locale, '/about/milestones'),
        label: t('milestones.label'),
        title: t('milestones.title'),
        text: t('milestones.text'),
      }}
    />
  );
}
