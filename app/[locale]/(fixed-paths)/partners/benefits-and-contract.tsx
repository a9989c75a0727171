import { useTranslations } from 'next-intl';
import type {} from 'react';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { supportHours } from '@/lib/support-hours';

const benefitKeys = ['code', 'training', 'presale', 'support', 'offers'] as const;

const contractTerms = ['share', 'settle', 'area', 'price', 'dispute'] as const;

/** What every partner gets, and what is agreed with each one. */
export function BenefitsAndContract() {
  const t = useTranslations('partners.terms');
  return (
    <Section labelledBy="benefits-and-contract-title">
      <div className="wrap">
        <h2 id="benefits-and-contract-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div className="partners:max-md:[&>*+*]:-mt-px mt-6 grid md:mt-12 md:gap-10 lg:grid-cols-[7fr_5fr] lg:gap-0">
          <div className="partners:lg:pr-16">
            <h3 className="border-b-2 border-blue-600 pb-3 text-h3 text-text max-md:hidden">
              {t('give')}
            </h3>
            <PhoneFold label={t('give')}>
              <ul>
                {benefitKeys.map((key) => (
                  <li key={key} className="flex gap-4 border-b border-line-2 py-4.5 text-text">
                    <Icon name="check" size={22} className="mt-0.5 text-blue-600" />
                    {t(`gives.${key}`, supportHours)}
                  </li>
                ))}
              </ul>
            </PhoneFold>
          </div>
          <div className="partners:lg:border-l-2 border-dashed border-line-2 lg:pl-16">
            <h3 className="border-b-2 border-text pb-3 text-h3 text-text max-md:hidden">
              {t('contract')}
            </h3>
            <PhoneFold label={t('contract')}>
              <ul>
                {contractTerms.map((key) => (
                  <li key={key} className="flex gap-4 border-b border-line-2 py-4.5">
                    <Icon name="doc" size={22} className="mt-0.5 text-text-3" />
                    {t(`contracts.${key}`)}
                  </li>
                ))}
              </ul>
            </PhoneFold>
            <p className="mt-5 text-sm">{t('note')}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
