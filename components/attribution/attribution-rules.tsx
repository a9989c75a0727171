import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';

const rules = ['when', 'last', 'use', 'not'] as const;

/** The rules behind the records (A3, A5–A7). */
export function AttributionRules() {
  const t = useTranslations('attribution.rules');
  return (
    <Section labelledBy="rules-title">
      <div className="wrap grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <h2 id="rules-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <dl className="border-b border-line-2">
          {rules.map((rule) => (
            <div
              key={rule}
              className="grid gap-x-6 gap-y-1 border-t border-line-2 py-5 md:grid-cols-[9em_1fr]"
            >
              <dt className="font-bold text-text">{t(`items.${rule}.term`)}</dt>
              <dd>{t(`items.${rule}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
