'use client';

import { useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { fillTemplate } from '@/components/ui/fill-template';
import {
  completeAnswers,
  finderResultOf,
  finderQuestions,
  type FinderQuestion,
  type FinderResult,
  type PartialFinderAnswers,
} from '@/lib/releases/editions/edition-finder';
import type { Edition } from '@/lib/releases/editions/edition';
import type { MessageGroup } from '@/lib/core/i18n/pick-messages';

const questionIds = Object.keys(finderQuestions) as FinderQuestion[];

const cardStyles =
  'flex min-h-13 cursor-pointer items-center gap-3 rounded-md px-4 py-2.5 text-[0.9375rem] leading-snug text-text ring-1 ring-control ring-inset hover:bg-blue-50 has-checked:bg-blue-50 has-checked:font-bold download:has-checked:ring-2 download:has-checked:ring-blue-600 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-500';

interface EditionFinderProps {
  readonly messages: MessageGroup<'contrast.finder'>;
  /** Values for the texts: versions of systems. */
  readonly values: Parameters<typeof fillTemplate>[1];
  /** The download page of each edition. */
  readonly hrefs: Readonly<Record<Edition, string>>;
}

/** Three questions as radio cards; the result explains itself and links to the download. */
export function EditionFinder(props: EditionFinderProps) {
  const { messages, values } = props;
  const [answers, setAnswers] = useState<PartialFinderAnswers>({});
  const allAnswers = completeAnswers(answers);
  const answeredCount = questionIds.filter((id) => answers[id]).length;
  return (
    <div>
      {questionIds.map((id, index) => {
        const labels: Readonly<Record<string, string>> = messages[id];
        return (
          <fieldset key={id} className="mb-6 min-w-0">
            <legend className="mb-2.5 flex items-baseline gap-2.5 font-bold text-text">
              <span className="font-num text-[1.375rem] text-blue-600">{index + 1}</span>
              {labels.title}
            </legend>
            <div className="grid gap-2.5 sm:grid-cols-2">
              {finderQuestions[id].map((answer) => (
                <label key={answer} className={cardStyles}>
                  <input
                    type="radio"
                    name={id}
                    value={answer}
                    checked={answers[id] === answer}
                    onChange={() => setAnswers((current) => ({ ...current, [id]: answer }))}
                    className="download:size-4.5 download:accent-blue-600 flex-none"
                  />
                  {fillTemplate(labels[answer] ?? '', values)}
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
      <div className="flex items-center justify-between gap-4 border-t border-line pt-4 text-sm text-text-3">
        <span>{fillTemplate(messages.progress, { done: answeredCount })}</span>
        {answeredCount > 0 && (
          <button
            type="button"
            onClick={() => setAnswers({})}
            className="tap cursor-pointer px-2 font-bold text-blue-600 hover:text-blue-800"
          >
            {messages.restart}
          </button>
        )}
      </div>
      <div aria-live="polite" className="mt-2">
        {allAnswers ? (
          <EditionResult {...props} result={finderResultOf(allAnswers)} />
        ) : (
          <p className="rounded-lg bg-mist p-5 text-sm text-text-2">{messages.waiting}</p>
        )}
      </div>
    </div>
  );
}

/** The found edition, the answers that decided it, and what to consider before installing. */
function EditionResult({
  messages,
  values,
  hrefs,
  result,
}: EditionFinderProps & { result: FinderResult }) {
  const { name, button } = messages.editions[result.edition];
  return (
    <div data-edition={result.edition} className="rounded-lg bg-blue-600 p-5 text-white md:p-6">
      <p className="text-sm">{messages.result}</p>
      <p className="text-[1.625rem] leading-tight font-bold">{name}</p>
      <p className="mt-4 text-sm font-bold">{messages.why}</p>
      <ul>
        {result.reasons.map((reason) => (
          <li key={reason}>{fillTemplate(messages.reasons[reason], values)}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm font-bold">{messages.mind}</p>
      <ul>
        {result.hints.map((hint) => (
          <li key={hint}>{fillTemplate(messages.hints[hint], values)}</li>
        ))}
      </ul>
      <a
        href={hrefs[result.edition]}
        className={buttonStyles({ variant: 'white', className: 'mt-5' })}
      >
        {button}
      </a>
    </div>
  );
}
