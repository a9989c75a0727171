import { useTranslations } from 'next-intl';
import { LightHero } from '@/components/layout/page/light-hero';
import { ButtonLink } from '@/components/ui/button';
import { ReportPicture } from './report-picture';

/** Where the check stands on the page. */
export const checkId = 'check';
export const readingId = 'reading';

/** What is checked, and a report to expect. */
export function DetectHero() {
  const t = useTranslations('detect.hero');
  return (
    <LightHero
      path="/detect"
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ButtonLink size="lg" href={`#${checkId}`}>
            {t('start')}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" href={`#${readingId}`}>
            {t('read')}
          </ButtonLink>
        </>
      }
      picture={<ReportPicture />}
    />
  );
}
