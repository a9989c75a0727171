import { useTranslations } from 'next-intl';
import { PhoneFold } from '@/components/sections/phone-fold';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';

const rules = ['data', 'password', 'honest', 'price', 'fault', 'law', 'level', 'leave'] as const;

/** The same rules for every level. */
export function PlanRules() {
  const t = useTranslations('ecologyPlan.rules');
  return (
    <Section id="rules" labelledBy="rules-title">
      <div className="wrap">
        <SectionHead id="rules-title" title={t('title')} lead={t('lead')} />
        <PhoneFold label={t('fold')}>
          <ol className="grid gap-x-8 gap-y-10 max-md:gap-y-0 md:grid-cols-2 lg:grid-cols-4">
            {rules.map((rule) => (
              <li
                key={rule}
                className="border-line-2 [counter-increment:rule] before:font-num before:font-bold before:text-blue-600 before:content-[counter(rule)] max-md:grid max-md:grid-cols-[36px_1fr] max-md:items-baseline max-md:gap-x-4 max-md:gap-y-1 max-md:border-t max-md:py-5 max-md:before:row-span-2 max-md:before:text-[26px] max-md:before:leading-none md:border-t-2 md:border-text md:pt-5 md:before:text-[44px] md:before:leading-none"
              >
                <h3 className="text-[18px] text-text md:mt-3 md:text-h3">
                  {t(`items.${rule}.name`)}
                </h3>
                <p className="md:mt-2">{t(`items.${rule}.text`)}</p>
              </li>
            ))}
          </ol>
        </PhoneFold>
      </div>
    </Section>
  );
}
