import { useTranslations } from 'next-intl';
import { BrandMark } from '@/components/layout/header/brand-mark';
import { PhoneFold } from '@/components/sections/phone-fold';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';
import { GatewayLanes } from './gateway-lanes';
import { OfficePanel } from './office-panel';
import { ServerPanel } from './server-panel';

/** Office, the customer's server, stores abroad; we stand outside. */
export function Architecture() {
  const t = useTranslations('privateDeployment.map');
  return (
    <Section labelledBy="map-title">
      <div className="wrap">
        <SectionHead id="map-title" title={t('title')} lead={t('lead')} />
        <PhoneFold label={t('fold')} preview={t('foldText')}>
          <div
            role="img"
            aria-label={t('label')}
            className="grid lg:grid-cols-[184px_76px_minmax(0,1fr)_minmax(0,390px)] xl:grid-cols-[212px_76px_minmax(0,1fr)_minmax(0,440px)]"
          >
            <OfficePanel />
            <span className="relative grid place-items-center max-lg:h-20">
              <span className="absolute border-blue-600 max-lg:inset-y-0 max-lg:border-l-2 max-lg:border-dashed lg:inset-x-0 lg:border-t-2 lg:border-dashed" />
              <span className="relative bg-paper px-1 py-1 text-xs max-lg:px-3 lg:translate-y-6">
                {t('intranet')}
              </span>
            </span>
            <ServerPanel />
            <GatewayLanes />
          </div>
        </PhoneFold>
        <p className="mt-5 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-dashed border-line-2 md:mt-7 md:border-t-2 md:pt-7">
          <BrandMark />
          <b className="text-text">{t('us')}</b>
          <span className="text-center max-md:basis-full">{t('usText')}</span>
        </p>
      </div>
    </Section>
  );
}
