import { useLocale, useTranslations } from 'next-intl';
import { ClosingLine } from '@/components/sections/closing-line';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';

/** For whoever found no line: be led there, or read what service means. */
export function ContactEnding() {
  const t = useTranslations('contact.ending');
  const locale = useLocale();
  return (
    <ClosingLine title={t('title')} text={t('text')}>
      <ButtonLink href={pagePath(locale, '/contact/new')}>{t('chooser')}</ButtonLink>
      <TextLink href={pagePath(locale, '/user-service')}>{t('promise')}</TextLink>
    </ClosingLine>
  );
}
