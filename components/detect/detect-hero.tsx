import { useTranslations } from 'next-intl';
import { LightHero } from '@/components/layout/page/light-hero';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
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
          {/* On phones the picture lies between this and the check; elsewhere its button is in view. */}
          <ButtonLink size="lg" href={`#${checkId}`} className="md:hidden">
            {t('start')}
          </ButtonLink>
          <TextLink href={`#${readingId}`} className="max-sm:justify-center">
            {t('read')}
          </TextLink>
        </>
      }
      picture={<ReportPicture />}
    />
  );
}
