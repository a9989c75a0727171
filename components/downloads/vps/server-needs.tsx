import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { minimumSystems } from '@/lib/site';

/** Two figures that decide everything: the server's year and the component's version. */
export async function ServerNeeds() {
  const t = await getTranslations('vps.needs');
  const { windowsServer, dotNet } = minimumSystems.vps;
  return (
    <Section labelledBy="needs-title">
      <div className="wrap">
        <div className="border-t-2 border-text pt-7">
          <h2 id="needs-title" className="text-h2 text-text">
            {t('title')}
          </h2>
          <p className="mt-2">{t('lead')}</p>
        </div>
        <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:items-end lg:gap-12">
          <div>
            <h3 className="text-[18px] text-text">{t('server.name')}</h3>
            <p className="-ml-1 font-num text-[clamp(112px,23vw,308px)] leading-[0.95] font-bold tracking-[-0.05em] text-blue-600">
              {windowsServer}
            </p>
            <p className="mt-4 max-w-[30em]">{t('server.text')}</p>
          </div>
          <div className="border-line-2 max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-10">
            <h3 className="text-[18px] text-text">{t('dotNet.name')}</h3>
            <p className="-ml-0.5 font-num text-[clamp(64px,8.4vw,112px)] leading-[1.1] font-bold tracking-[-0.05em] text-text">
              {dotNet}
            </p>
            <p className="mt-4 max-w-[20em]">{t('dotNet.text')}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
