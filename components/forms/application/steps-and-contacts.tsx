/** Around an application form: when support answers, the steps that follow, and contacts without the form. */
import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { contactLinks, site } from '@/lib/site';
import { supportHours } from '@/lib/support-hours';

/** The line that says when support answers, with a clock. */
export function AnswerTimeLine({ children }: { children: ReactNode }) {
  return (
    <p className="mt-3 flex items-start gap-2 text-[0.9375rem] text-text">
      <Icon name="clock" size={18} className="mt-[3px] text-blue-600" />
      <span>{children}</span>
    </p>
  );
}

interface WhatHappensNextProps {
  /** The steps say who answers, when, and what follows. */
  steps: readonly NumberedStep[];
  /** The level of its headings: 3 under a section's own heading. */
  level?: 2 | 3;
}

/** The part below an application form: it says what happens next and how to reach us without the form. */
export function WhatHappensNext({ steps, level = 2 }: WhatHappensNextProps) {
  const t = useTranslations('applications.common');
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <aside className="mt-12 md:mt-16">
      <Heading className="mb-5 text-h3 text-text">{t('after')}</Heading>
      <NumberedSteps items={steps} level={level === 2 ? 3 : 4} />
      <DirectContacts title={t('direct')} level={level} />
    </aside>
  );
}

interface NumberedStep {
  title: string;
  text: string;
}

interface NumberedStepsProps {
  items: readonly NumberedStep[];
  /** The heading level of the titles. */
  level?: 3 | 4;
}

/** Steps in their order; from tablets on they are in one row. */
export function NumberedSteps({ items, level = 3 }: NumberedStepsProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <ol className="grid gap-x-10 gap-y-6 md:grid-cols-3">
      {items.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-text pt-4">
          <Heading className="text-[1.0625rem] leading-snug font-bold text-text">
            <span aria-hidden="true" className="mr-2.5 font-num text-blue-600">
              {index + 1}
            </span>
            {title}
          </Heading>
          <p className="mt-1.5 text-[0.9375rem] leading-relaxed">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** A translator of a message group with `steps`, each with its title and text. */
interface StepTranslate {
  (key: never, values: never): string;
  raw(key: never): unknown;
}

/**
 * The steps of a page's messages, in their order there.
 * @param answerTime when support answers, for the texts that say so
 */
export const stepsOf = (t: StepTranslate, answerTime: string): NumberedStep[] =>
  Object.keys(t.raw('steps' as never) as object).map((key) => ({
    title: t(`steps.${key}.title` as never, { answerTime } as never),
    text: t(`steps.${key}.text` as never, { answerTime } as never),
  }));

const linkStyles =
  'inline-flex min-h-11 items-center gap-2 font-bold break-all text-blue-700 hover:text-blue-800 hover:underline';

interface DirectContactsProps {
  title: string;
  /** The heading level of the title. */
  level?: 2 | 3;
}

/** Telephone and mail, for visitors who prefer to talk; it renders nothing where neither is configured (P1). */
export function DirectContacts({ title, level = 2 }: DirectContactsProps) {
  const t = useTranslations('applications.common');
  const Heading = level === 2 ? 'h2' : 'h3';
  if (contactLinks.length === 0) return null;
  return (
    <>
      <Heading className="mt-10 text-[1.0625rem] text-text">{title}</Heading>
      <p className="flex flex-wrap gap-x-6">
        {contactLinks.map(({ kind, text, href }) => (
          <a key={kind} href={href} className={linkStyles}>
            <Icon name={kind === 'phone' ? 'call' : 'mail'} size={18} />
            {text}
          </a>
        ))}
      </p>
      {site.company.phone !== undefined && (
        <p className="text-sm text-text-3">{t('hours', supportHours)}</p>
      )}
    </>
  );
}
