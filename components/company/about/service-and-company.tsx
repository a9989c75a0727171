import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { responsePromise, supportHours } from '@/lib/site';
import { SupportDay } from '../contact/support-day';
import { CompanyCard } from './company-card';

const facts = ['who', 'reply', 'fees'] as const;

/** When somebody is there and what that means, and beside it whom one deals with. */
export function ServiceAndCompany() {
  const t = useTranslations('about.service');
  const promise = responsePromise[useLocale()];
  return (
    <Section tone="mist" labelledBy="service-title">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[7fr_5fr] lg:gap-20">
        <div>
          <h2 id="service-title" className="text-h3 text-text">
            {t('title')}
          </h2>
          <p className="mt-4 mb-6 font-num text-[clamp(44px,6vw,84px)] leading-none font-bold tracking-tight whitespace-nowrap text-text">
            {supportHours.open}–{supportHours.close}
          </p>
          <div className="max-w-[32rem]">
            <SupportDay />
          </div>
          <dl className="mt-6">
            {facts.map((fact) => (
              <div
                key={fact}
                className="grid gap-x-8 border-t border-line-2 py-3.5 sm:grid-cols-[6em_1fr]"
              >
                <dt className="font-bold text-text">{t(`${fact}.name`)}</dt>
                <dd>{t(`${fact}.text`, { promise })}</dd>
              </div>
            ))}
          </dl>
        </div>
        <CompanyCard />
      </div>
    </Section>
  );
}
