import { useTranslations } from 'next-intl';
import { LightHero } from '@/components/layout/page/light-hero';

/** The question, and how it is answered; the tool lies over the foot of it. */
export function VerifyHero() {
  const t = useTranslations('verify.hero');
  return <LightHero path="/verify" title={t('title')} lead={t('lead')} />;
}
