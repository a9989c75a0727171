import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';
import { site, supportHours } from '@/lib/site';
import { LightHero } from '@/components/layout/page/light-hero';
import { ContactCard } from './contact-card';

/** Who answers and when, said and drawn. */
export function ContactHero() {
  const t = useTranslations('contact.hero');
  const locale = useLocale();
  return (
    <LightHero
      path="/contact"
      title={t('title')}
      lead={t('lead', supportHours)}
      actions={
        <>
          <ButtonLink size="lg" href={`tel:${site.company.phone}`}>
            {t('call', { phone: site.company.phone })}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" href={pagePath(locale, '/contact/new')}>
            {t('choose')}
          </ButtonLink>
        </>
      }
      picture={<ContactCard />}
    />
  );
}
