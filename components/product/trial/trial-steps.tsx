import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';

const steps = ['open', 'walk', 'install'] as const;

/** From the button to the first store of one's own. */
export function TrialSteps() {
  const t = useTranslations('webTrial.steps');
  return (
    <Section tone="blue" labelledBy="steps-title">
      <div className="wrap grid gap-10 lg:grid-cols-[3fr_9fr] lg:gap-14">
        <h2 id="steps-title" className="text-h2">
          <Phrases text={t('title')} />
        </h2>
        <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
          {steps.map((step, index) => (
            <li key={step} className="border-t-2 border-white pt-5">
              <h3 className="flex items-baseline gap-3 text-h3">
                <span aria-hidden="true" className="font-num text-[44px] leading-none">
                  {index + 1}
                </span>
                {t(`items.${step}.name`)}
              </h3>
              <p className="mt-3">{t(`items.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
