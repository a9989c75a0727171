import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { minimumSystems } from '@/lib/site';

/** The only server it runs on, and the component that has to be there. */
export async function ServerNeeds() {
  const t = await getTranslations('vps.needs');
  const { windowsServer, dotNet } = minimumSystems.vps;
  const versions = { server: windowsServer, dotNet };
  return (
    <Section labelledBy="needs-title">
      <div className="wrap">
        <SectionHead id="needs-title" title={t('title')} lead={t('lead')} />
        <dl className="grid gap-4 md:grid-cols-2 md:gap-6">
          {(['server', 'dotNet'] as const).map((key) => (
            <div key={key} className="rounded-lg bg-mist p-6 md:p-8 lg:rounded-xl lg:p-10">
              <dt className="text-[20px] font-bold text-text">
                {t(`${key}.name`)}
                <span className="block font-num text-[56px] leading-tight text-blue-600 lg:text-[80px]">
                  {versions[key]}
                </span>
              </dt>
              <dd className="mt-2">{t(`${key}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
