import { getTranslations } from 'next-intl/server';
import { StoreHandover } from '@/components/mockups/handover';
import { LoginDevices } from '@/components/mockups/console/login-devices';
import { LoginWeek } from '@/components/mockups/console/login-week';
import { RiskNotice } from '@/components/mockups/risk-notice';
import { Vault } from '@/components/mockups/vault';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';
import { ScrollRow } from '@/components/ui/list/scroll-row';
import { Bento } from './bento';

/** Passwords, hand-over, warnings, hours and devices. */
export async function HandoverSection() {
  const t = await getTranslations('home.handover');
  return (
    <Section id="handover" labelledBy="handover-title">
      <div className="wrap">
        <SectionHead id="handover-title" title={t('title')} lead={t('lead')} />
        <ScrollRow label={t('title').replace('|', '')} className="md:grid md:gap-5 lg:grid-cols-12">
          <Bento
            ink
            title={t('vault.title')}
            text={t('vault.text')}
            className="ground-vault text-on-ink-2 lg:col-span-7"
          >
            <Vault className="mt-6 -mb-6 md:mt-9 md:-mr-8 md:-mb-8" />
          </Bento>
          <Bento title={t('hand.title')} text={t('hand.text')} className="bg-blue-50 lg:col-span-5">
            <StoreHandover className="mt-8 md:mt-11" />
          </Bento>
          <Bento
            title={t('risk.title')}
            text={t('risk.text')}
            side={<RiskNotice className="md:-order-1" />}
            className="bg-linear-to-b from-risk-bg to-paper to-60% shadow-[inset_0_0_0_1px_var(--color-line)] md:bg-linear-to-r lg:col-span-12"
          />
          <Bento
            title={t('hours.title')}
            text={t('hours.text')}
            side={<LoginWeek />}
            className="bg-mist lg:col-span-6"
          />
          <Bento
            title={t('devices.title')}
            text={t('devices.text')}
            side={<LoginDevices />}
            className="bg-mist lg:col-span-6"
          />
        </ScrollRow>
      </div>
    </Section>
  );
}
