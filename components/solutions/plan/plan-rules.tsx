import { useTranslations } from 'next-intl';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';

const rules = ['data', 'password', 'honest', 'price', 'fault', 'law', 'level', 'leave'] as const;

/** The same rules for every level. */
export function PlanRules() {
  const t = useTranslations('ecologyPlan.rules');
  return (
    <Section id="rules" labelledBy="rules-title">
      <div className="wrap grid gap-9 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div className="lg:sticky lg:top-10 lg:self-start">
          <h2 id="rules-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[28em]">{t('lead')}</p>
        </div>
        <PhoneFold label={t('fold')}>
          <ol className="border-b border-line-2">
            {rules.map((rule) => (
              <li
                key={rule}
                className="grid grid-cols-[36px_1fr] items-baseline gap-x-4 gap-y-1 border-t border-line-2 py-5 [counter-increment:rule] before:font-num before:text-[26px] before:leading-none before:font-bold before:text-blue-600 before:content-[counter(rule)] max-md:before:row-span-2 md:grid-cols-[56px_128px_1fr]"
              >
                <h3 className="text-[18px] text-text">{t(`items.${rule}.name`)}</h3>
                <p>{t(`items.${rule}.text`)}</p>
              </li>
            ))}
          </ol>
        </PhoneFold>
      </div>
    </Section>
  );
}
