import { useTranslations } from 'next-intl';
import { NextPages } from '@/components/layout/page/next-pages';
import { Section } from '@/components/sections/section';

const next = [
  ['phone', '/app/site'],
  ['connect', '/ecology'],
  ['custom', '/business'],
] as const;

/** Take it along, connect a tool of one's own, or have it changed. */
export function AssistantClosing() {
  const t = useTranslations('sellerAssistant.next');
  return (
    <Section labelledBy="next-title">
      <div className="wrap">
        <h2 id="next-title" className="mb-8 text-h2 text-text">
          {t('heading')}
        </h2>
        <NextPages t={t} pages={next} />
      </div>
    </Section>
  );
}
