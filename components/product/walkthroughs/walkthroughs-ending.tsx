import { useLocale, useTranslations } from 'next-intl';
import { ReadOn } from '@/components/sections/read-on';
import { pagePath } from '@/lib/i18n/paths';

/** After the lessons: questions that are answered in words, and the whole day to be clicked through. */
export function WalkthroughsEnding() {
  const t = useTranslations('helpVideo.more');
  const locale = useLocale();
  return (
    <ReadOn
      label={t('title')}
      previous={{
        href: pagePath(locale, '/service'),
        label: t('service.label'),
        title: t('service.title'),
      }}
      next={{
        href: pagePath(locale, '/webtrial'),
        label: t('trial.label'),
        title: t('trial.title'),
        text: t('trial.text'),
      }}
    />
  );
}
