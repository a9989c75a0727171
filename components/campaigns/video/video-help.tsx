import { useTranslations } from 'next-intl';
import { NextPages } from '@/components/layout/page/next-pages';
import { Section } from '@/components/sections/section';

const pages = [
  ['service', '/service'],
  ['appointment', '/appointment'],
  ['feedback', '/feedback'],
] as const;

/** Not in any video: where to ask instead. */
export function VideoHelp() {
  const t = useTranslations('helpVideo.more');
  return (
    <Section labelledBy="more-title">
      <div className="wrap">
        <h2 id="more-title" className="mb-8 text-h2 text-text">
          {t('title')}
        </h2>
        <NextPages t={t} pages={pages} />
      </div>
    </Section>
  );
}
