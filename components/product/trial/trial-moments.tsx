import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { clock } from '@/lib/demo/derive';
import { sceneIds } from '@/lib/demo/scene-ids';
import { scenes } from '@/lib/demo/scenes';

/** The day in words: what happens at each hour and the rule behind it; each leads to its hour in the demo. */
export function TrialMoments() {
  const t = useTranslations('webTrial.moments');
  const names = useTranslations('demo.scenes');
  return (
    <Section labelledBy="moments-title">
      <div className="wrap">
        <SectionHead id="moments-title" title={t('title')} lead={t('lead')} />
        <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
          {sceneIds.map((scene) => (
            <li key={scene} className="border-t border-line-2 first:border-blue-600">
              <a href={`#${scene}`} className="group block h-full pt-4 pb-6 md:pb-10">
                <span className="font-num text-blue-600">{clock(scenes[scene].at)}</span>
                <h3 className="mt-1 mb-2 text-h3 text-text group-hover:text-blue-700">
                  {names(`${scene}.name`)}
                </h3>
                <p className="text-[15px]">{t(`items.${scene}`)}</p>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
