import { useLocale, useTranslations } from 'next-intl';
import { RuledLinks } from '@/components/sections/ruled-links';
import { Section } from '@/components/sections/section';
import { pagePath } from '@/lib/i18n/paths';

const next = [
  ['phone', '/app/site'],
  ['connect', '/ecology'],
  ['custom', '/business'],
] as const;

/** Take it along, connect a tool of one's own, or have it changed. */
export function AssistantClosing() {
  const t = useTranslations('sellerAssistant.next');
  const locale = useLocale();
  return (
    <Section labelledBy="next-title">
      <div className="wrap">
        <h2 id="next-title" className="mb-8 text-h2 text-text">
          {t('heading')}
        </h2>
        <RuledLinks
          items={next.map(([key, path]) => ({
            href: pagePath(locale, path),
            title: t(`${key}.title`),
            text: t(`${key}.text`),
          }))}
        />
      </div>
    </Section>
  );
}
