import { useTranslations } from 'next-intl';
import { TrialLink } from '@/components/cta/trial-link';
import { DemoStage } from '@/components/demo/demo-stage';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { formatClock } from '@/lib/demo/minutes';
import { sceneIds } from '@/lib/demo/scene-ids';
import { scenes } from '@/lib/demo/scenes';
import { downloadHref } from '@/lib/releases/release-package';

/** The product as a demo to click; below it the next steps, and a link to a trial site where there is one. */
export function TrialDemo() {
  const t = useTranslations('webTrial');
  return (
    <section className="ground-hero overflow-hidden pt-[96px] pb-16 text-on-ink-2 md:pt-[108px] md:pb-18">
      <div className="wrap max-sm:px-3">
        <div className="mb-7 max-sm:px-2">
          <PageCrumbs path="/webtrial" />
          <h1 className="mt-3 text-h2 text-on-ink">{t('hero.title')}</h1>
          <p className="mt-2 max-w-[56em] text-lead">{t('hero.lead')}</p>
        </div>
        <DemoStage scene="morning-grant" hasTour hasPriority />
        <div className="mt-10 flex flex-wrap justify-center gap-4 max-sm:*:w-full">
          <ButtonLink size="xl" variant="inverse" href={downloadHref('auto')}>
            {t('hero.download')}
          </ButtonLink>
          <TrialLink pageName="webTrial" size="xl" variant="inverse" />
        </div>
      </div>
    </section>
  );
}

/** The demo's day as text: what happens at each hour and the rule behind it, with a link to that hour of the demo. */
export function TrialSchedule() {
  const t = useTranslations('webTrial.schedule');
  const names = useTranslations('demo.scenes');
  return (
    <Section labelledBy="trial-schedule-title" title={t('title')} lead={t('lead')}>
      <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {sceneIds.map((scene) => (
          <li key={scene} className="product:first:border-blue-600 border-t border-line-2">
            <a
              href={`#${scene}`}
              className="group product:group product:md:pb-10 block h-full pt-4 pb-6"
            >
              <span className="font-num text-blue-600">{formatClock(scenes[scene].at)}</span>
              <h3 className="mt-1 mb-2 text-h3 text-text group-hover:text-blue-700">
                {names(`${scene}.name`)}
              </h3>
              <p className="text-[0.9375rem]">{t(`items.${scene}`)}</p>
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}
