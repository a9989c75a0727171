import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { minimumSystems } from '@/lib/site';

/** The only server it runs on, and the component that has to be there. */
export async function ServerNeeds() {
  const t = await getTranslations('vps.needs');
  const { windowsServer, dotNet } = minimumSystems.vps;
  const versions = { server: windowsServer, dotNet };
  return (
    <Section labelledBy="needs-title">
      <div className="wrap">
        <div className="border-t-2 border-text pt-7">
          <h2 id="needs-title" className="text-h2 text-text">
            {t('title')}
          </h2>
          <p className="mt-2">{t('lead')}</p>
        </div>
        <dl className="mt-8 border-b border-line-2 md:mt-10">
          {(['server', 'dotNet'] as const).map((key) => (
            <div
              key={key}
              className="grid items-baseline gap-x-12 gap-y-1 border-t border-line-2 py-6 md:grid-cols-[5fr_7fr]"
            >
              <dt className="text-h3 font-bold text-text">
                {t(`${key}.name`)} <span className="font-num text-blue-600">{versions[key]}</span>
              </dt>
              <dd>{t(`${key}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
