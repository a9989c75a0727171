import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { pagePath } from '@/lib/i18n/paths';
import { site } from '@/lib/site';

/** Call, or be led to the right way; where no number is configured, write (B7). */
export function ContactActions() {
  const t = useTranslations('contact.card');
  const locale = useLocale();
  const { phone } = site.company;
  return (
    <p className="flex flex-wrap gap-3 max-sm:flex-col">
      {phone ? (
        <>
          <ButtonLink size="lg" href={`tel:${phone}`} icon={<Icon name="call" />}>
            {t('call', { phone })}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" href={pagePath(locale, '/contact/new')}>
            {t('choose')}
          </ButtonLink>
        </>
      ) : (
        <ButtonLink size="lg" href={pagePath(locale, '/feedback')}>
          {t('write')}
        </ButtonLink>
      )}
    </p>
  );
}
