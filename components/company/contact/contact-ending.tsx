import { useLocale, useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';

/** For whoever found no line: be led there, or read what service means. */
export function ContactEnding() {
  const t = useTranslations('contact.ending');
  const locale = useLocale();
  return (
    <section
      aria-labelledby="ending-title"
      className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-12 text-text-2 md:py-18"
    >
      <div>
        <h2 id="ending-title" className="text-h3 text-text">
          <Phrases text={t('title')} />
        </h2>
        <p className="mt-1">{t('text')}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-7 gap-y-2 max-sm:w-full max-sm:flex-col max-sm:items-stretch">
        <ButtonLink href={pagePath(locale, '/contact/new')}>{t('chooser')}</ButtonLink>
        <TextLink href={pagePath(locale, '/user-service')} className="max-sm:justify-center">
          {t('promise')}
        </TextLink>
      </p>
    </section>
  );
}
