import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DirectLines } from './direct-lines';
import { NumberedSteps, type NumberedStep } from './numbered-steps';
import { RuledNotes } from './ruled-notes';

export interface BesideFormProps {
  /** One drawing of what the form is about. */
  picture?: ReactNode;
  /** Who answers, when, and what follows. */
  steps: readonly NumberedStep[];
  /** What we need the less obvious answers for. */
  why: readonly string[];
  /** Of its headings: 3 under a section's own. */
  level?: 2 | 3;
}

/** What stands beside an application form. */
export function BesideForm({ picture, steps, why, level = 2 }: BesideFormProps) {
  const t = useTranslations('applications.kit');
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <aside className="lg:pt-2">
      {picture && <div className="mb-10 max-w-[480px] max-lg:hidden">{picture}</div>}
      <Heading className="mb-4 text-h3 text-text">{t('after')}</Heading>
      <NumberedSteps items={steps} level={level === 2 ? 3 : 4} />
      <Heading className="mt-6 mb-4 text-h3 text-text">{t('why')}</Heading>
      <RuledNotes items={why} />
      <Heading className="mt-10 text-[17px] text-text">{t('direct')}</Heading>
      <DirectLines />
    </aside>
  );
}
