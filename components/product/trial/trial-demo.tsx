import { useTranslations } from 'next-intl';
import { TrialLink } from '@/components/cta/trial-link';
import { DemoStage } from '@/components/demo/demo-stage';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { ButtonLink } from '@/components/ui/button';
import { downloadHref } from '@/lib/releases/types';

/** The product itself, to be clicked; below it the way on, and to a trial site where there is one. */
export function TrialDemo() {
  const t = useTranslations('webTrial');
  return (
    <section className="ground-hero overflow-hidden pt-[96px] pb-16 text-on-ink-2 md:pt-[108px] md:pb-22">
      <div className="wrap max-sm:px-3">
        <div className="mb-7 max-sm:px-2">
          <PageCrumbs path="/webtrial" />
          <h1 className="mt-3 text-h2 text-on-ink">{t('hero.title')}</h1>
          <p className="mt-2 max-w-[56em] text-lead">{t('hero.lead')}</p>
        </div>
        <DemoStage scene="morning-grant" full priority />
        <div className="mt-10 flex flex-wrap justify-center gap-4 max-sm:*:w-full">
          <ButtonLink size="xl" href={downloadHref('auto')}>
            {t('hero.download')}
          </ButtonLink>
          <TrialLink where="webTrial" size="xl" variant="inverse" />
        </div>
      </div>
    </section>
  );
}
