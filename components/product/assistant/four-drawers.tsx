import { useTranslations } from 'next-intl';
import { AppList } from '@/components/mockups/app-list';
import { CodeMessages } from '@/components/mockups/code-messages';
import { FlowSteps } from '@/components/mockups/flow-steps';
import { RiskNotice } from '@/components/mockups/risk-notice';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { cn } from '@/components/ui/cn';

const drawers = ['flow', 'apps', 'codes', 'risk'] as const;
const pictures = {
  flow: <FlowSteps />,
  apps: <AppList />,
  codes: <CodeMessages />,
  risk: <RiskNotice />,
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
              <div className={cn(drawer === 'risk' && 'rounded-lg bg-mist p-5 md:p-8')}>
                {pictures[drawer]}
              </div>
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}
