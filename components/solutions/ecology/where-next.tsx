import { useLocale, useTranslations } from 'next-intl';
import { RuledLinks } from '@/components/sections/ruled-links';
import { Section } from '@/components/sections/section';
import { pagePath } from '@/lib/i18n/paths';

const pages = [
  ['plan', '/ecologyplan'],
  ['partners', '/partners'],
  ['business', '/business'],
] as const;

/** Levels and rules, or another kind of working together. */
export function WhereNext() {
  const t = useTranslations('ecology.next');
  const locale = useLocale();
  return (
    <Section labelledBy="next-title">
      <div className="wrap">
        <h2 id="next-title" className="mb-6 text-h2 text-text md:mb-10">
          {t('title')}
        </h2>
        <RuledLinks
          items={pages.map(([key, path]) => ({
            href: pagePath(locale, path),
            title: t(`${key}.title`),
            text: t(`${key}.text`),
          }))}
        />
      </div>
    </Section>
  );
}
