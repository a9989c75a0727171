import { useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { AppList } from '@/components/mockups/app-list';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { cn } from '@/components/ui/cn';

const drawers = ['flow', 'apps', 'codes', 'risk'] as const;
const still = 'h-auto w-full rounded-lg shadow-2';
const pictures = {
  flow: <ScenePicture scene="rpa" crop="lanes" className={still} />,
  apps: <AppList className="rounded-lg bg-paper px-5 py-2 shadow-2" />,
  codes: <ScenePicture scene="code-from-cloud-number" crop="code" className={still} />,
  risk: <ScenePicture scene="unknown-device" crop="alert" className={still} />,
} as const;

/** The four helpers as drawers of one cabinet: words and picture change sides. */
export function FourDrawers() {
  const t = useTranslations('sellerAssistant.drawers');
  return (
    <Section labelledBy="drawers-title">
      <div className="wrap">
        <SectionHead id="drawers-title" title={t('title')} lead={t('lead')} />
        <div className="border-y-2 border-text">
          {drawers.map((drawer, index) => (
            <article
              key={drawer}
              aria-labelledby={`drawer-${drawer}`}
              className="grid items-center gap-x-20 gap-y-6 border-t border-line-2 py-9 first:border-0 md:grid-cols-2 md:py-12"
            >
              <div className={cn(index % 2 === 1 && 'md:order-last')}>
                <h3 id={`drawer-${drawer}`} className="text-[28px] leading-tight text-text">
                  {t(`${drawer}.title`)}
                </h3>
                <p className="mt-3">{t(`${drawer}.text`)}</p>
                <p className="mt-3 font-bold text-blue-700">{t(`${drawer}.saves`)}</p>
              </div>
              <div className="rounded-xl bg-mist p-5 md:p-10">{pictures[drawer]}</div>
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}
