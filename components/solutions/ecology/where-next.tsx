import { useTranslations } from 'next-intl';
import { NextPages } from '@/components/layout/page/next-pages';
import { Section } from '@/components/sections/section';

const pages = [
  ['plan', '/ecologyplan'],
  ['partners', '/partners'],
  ['business', '/business'],
] as const;

/** Levels and rules, or another kind of working together. */
export function WhereNext() {
  const t = useTranslations('ecology.next');
  return (
    <Section labelledBy="next-title">
      <div className="wrap">
        <h2 id="next-title" className="mb-6 text-h2 text-text md:mb-10">
          {t('title')}
        </h2>
        <NextPages t={t} pages={pages} />
      </div>
    </Section>
  );
}
