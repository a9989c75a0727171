import { getTranslations } from 'next-intl/server';
import { Prism } from '@/components/mockups/prism/prism';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';

/** Why stores do not touch each other. */
export async function Isolation() {
  const t = await getTranslations('home.isolation');
  return (
    <Section id="isolation" tone="mist" labelledBy="isolation-title">
      <div className="wrap">
        <SectionHead id="isolation-title" title={t('title')} lead={t('lead')} />
        <Prism />
      </div>
    </Section>
  );
}
