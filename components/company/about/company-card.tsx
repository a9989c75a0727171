import { useLocale, useTranslations } from 'next-intl';
import { NextPages } from '@/components/layout/page/next-pages';
import { Section } from '@/components/sections/section';
import { site } from '@/lib/site';
import { Ledger } from './ledger';

const facts = ['legalName', 'address', 'phone', 'email', 'icpNumber', 'policeNumber'] as const;
const next = [
  ['contact', '/contact'],
  ['milestones', '/about/milestones'],
  ['service', '/user-service'],
] as const;

/** Who is behind it, as it stands in the register. */
export function CompanyCard() {
  const t = useTranslations('about.company');
  const nextWords = useTranslations('about.company.next');
  const locale = useLocale();
  return (
    <Section padded={false} className="pb-14 md:pb-20">
      <div className="wrap">
        <Ledger
          id="company-title"
          title={t('title')}
          rows={[
            [t('facts.name'), site.name[locale]],
            ...facts.map((fact) => [t(`facts.${fact}`), site.company[fact]] as const),
          ]}
        />
      </div>
      <div className="wrap">
        <NextPages t={nextWords} pages={next} />
      </div>
    </Section>
  );
}
