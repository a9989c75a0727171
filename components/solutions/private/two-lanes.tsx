import { useFormatter, useTranslations } from 'next-intl';
import { BrandMark } from '@/components/layout/header/brand-mark';
import { Person } from '@/components/mockups/person';
import { PhoneFold } from '@/components/sections/phone-fold';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';

const steps = ['ask', 'plan', 'prepare', 'install', 'handover'] as const;

const box =
  'rounded-md px-4 py-4 leading-snug md:px-5 lg:min-h-27 max-lg:flex max-lg:gap-3.5 max-md:block max-md:px-3.5';

/** Five steps in two lanes: the customer's above, ours below. */
export function TwoLanes() {
  const t = useTranslations('privateDeployment.process');
  const format = useFormatter();
  const you = t('you');
  const person = (
    <Person
      initial={you}
      tone="you"
      size="md"
      className={
        you.length > 1 ? 'text-[11px]! lg:size-14! lg:text-[17px]!' : 'lg:size-14! lg:text-[20px]!'
      }
    />
  );
  return (
    <Section labelledBy="process-title">
      <div className="wrap">
        <SectionHead id="process-title" title={t('title')} lead={t('lead')} />
        <PhoneFold
          label={t('fold')}
          preview={format.list(steps.map((step) => t(`steps.${step}.we`)))}
        >
          <ol className="grid gap-6 lg:grid-cols-[84px_repeat(5,minmax(0,1fr))] lg:grid-rows-[auto_auto_auto] lg:gap-3">
            <li
              aria-hidden="true"
              className="row-span-3 grid grid-rows-subgrid items-center max-lg:hidden"
            >
              <span />
              {person}
              <BrandMark className="size-14" />
            </li>
            {steps.map((step, index) => (
              <li
                key={step}
                className="max-lg:grid max-lg:grid-cols-[24px_1fr_1fr] max-lg:gap-2.5 lg:row-span-3 lg:grid lg:grid-rows-subgrid"
              >
                <span
                  aria-hidden="true"
                  className="font-num text-[28px] leading-none font-bold text-blue-600 max-lg:pt-4 lg:pb-2"
                >
                  {index + 1}
                </span>
                <div className={`${box} ring-[1.5px] ring-line-2 ring-inset`}>
                  <span className="max-md:mb-2 max-md:block lg:hidden">{person}</span>
                  <div>
                    <span className="sr-only">{t('youDo')} </span>
                    <h3 className="text-[17px] text-text">{t(`steps.${step}.you`)}</h3>
                    <p className="mt-1.5 text-sm">{t(`steps.${step}.youText`)}</p>
                  </div>
                </div>
                <div className={`${box} bg-blue-50`}>
                  <div>
                    <span className="text-xs lg:sr-only">{t('weDo')} </span>
                    <h3 className="text-[18px] text-blue-700">{t(`steps.${step}.we`)}</h3>
                    <p className="mt-1.5 text-sm">{t(`steps.${step}.weText`)}</p>
                  </div>
                </div>
              </li>
            ))}
          </ol>
        </PhoneFold>
      </div>
    </Section>
  );
}
