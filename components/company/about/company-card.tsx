import { useLocale, useTranslations } from 'next-intl';
import { BrandMark } from '@/components/layout/header/brand-mark';
import { NextPages } from '@/components/layout/page/next-pages';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { site, supportHours } from '@/lib/site';

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
    <Section labelledBy="company-title">
      <div className="wrap grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div>
          <h2 id="company-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-6 flex items-center gap-3 text-[22px] font-bold text-text">
            <BrandMark />
            {site.name[locale]}
          </p>
        </div>
        <dl className="border-t-2 border-text">
          {facts
            .filter((fact) => site.company[fact])
            .map((fact) => (
              <div
                key={fact}
                className="grid gap-x-6 border-b border-line-2 py-4 sm:grid-cols-[10em_1fr]"
              >
                <dt className="text-text-3">{t(`facts.${fact}`)}</dt>
                <dd className="break-words text-text">{site.company[fact]}</dd>
              </div>
            ))}
          <div className="grid gap-x-6 border-b border-line-2 py-4 sm:grid-cols-[10em_1fr]">
            <dt className="text-text-3">{t('facts.support')}</dt>
            <dd className="text-text">{t('support', supportHours)}</dd>
          </div>
        </dl>
      </div>
      <div className="wrap mt-16 md:mt-24">
        <NextPages t={nextWords} pages={next} />
      </div>
    </Section>
  );
}
