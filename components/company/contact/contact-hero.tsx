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
  const { phone } = site.company;
  return (
    <LightHero
      path="/contact"
      title={t('title')}
      lead={t('lead', supportHours)}
      actions={
        <>
          {phone && (
            <ButtonLink size="lg" href={`tel:${phone}`}>
              {t('call', { phone })}
            </ButtonLink>
          )}
          <ButtonLink
            size="lg"
            variant={phone ? 'outline' : 'primary'}
            href={pagePath(locale, '/contact/new')}
          >
            {t('choose')}
          </ButtonLink>
        </>
      }
      picture={<ContactCard />}
    />
  );
}
