import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { minimumSystems } from '@/lib/site';

const steps = ['server', 'dotNet', 'install', 'open'] as const;

/** From an empty server to the first store, on one line. */
export async function StartSteps() {
  const t = await getTranslations('vps.steps');
  const values = { server: minimumSystems.vps.windowsServer, dotNet: minimumSystems.vps.dotNet };
  return (
    <Section labelledBy="steps-title">
      <div className="wrap">
        <h2 id="steps-title" className="mb-10 text-h2 text-text md:mb-14">
          {t('title')}
        </h2>
        <ol className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-4">
          {steps.map((step) => (
            <li
              key={step}
              className="relative pb-8 max-md:border-l-2 max-md:border-blue-200 max-md:pl-6 max-md:last:border-transparent max-md:last:pb-0 md:border-t-2 md:border-blue-200 md:pt-7"
            >
              <span
                aria-hidden="true"
                className="absolute size-4 rounded-full bg-blue-600 ring-4 ring-paper max-md:top-1 max-md:-left-[9px] md:-top-[9px] md:left-0"
              />
              <h3 className="text-h3 text-text">{t(`${step}.title`)}</h3>
              <p className="mt-1.5 pr-4">{t(`${step}.text`, values)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
