import { useTranslations } from 'next-intl';
import { DirectLines } from './direct-lines';
import { NumberedSteps, type NumberedStep } from './numbered-steps';

export interface AfterSendingProps {
  /** Who answers, when, and what follows. */
  steps: readonly NumberedStep[];
  /** Of its headings: 3 under a section's own. */
  level?: 2 | 3;
}

/** What stands below an application form: what happens next, and who can be reached without it. */
export function AfterSending({ steps, level = 2 }: AfterSendingProps) {
  const t = useTranslations('applications.kit');
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <aside className="mt-12 md:mt-16">
      <Heading className="mb-5 text-h3 text-text">{t('after')}</Heading>
      <NumberedSteps items={steps} level={level === 2 ? 3 : 4} />
      <Heading className="mt-10 text-[17px] text-text">{t('direct')}</Heading>
      <DirectLines />
    </aside>
  );
}
