'use client';

import { useState } from 'react';
import {
  completeAnswers,
  finderQuestions,
  findEdition,
  type FinderQuestion,
  type PartialAnswers,
} from '@/lib/downloads/edition-finder';
import { FinderResultPanel } from './finder-result';
import type { FinderTexts } from './finder-texts';

const questionIds = Object.keys(finderQuestions) as FinderQuestion[];

const card =
  'flex min-h-13 cursor-pointer items-center gap-3 rounded-md px-4 py-2.5 text-[15px] leading-snug text-text ring-1 ring-control ring-inset hover:bg-blue-50 has-checked:bg-blue-50 has-checked:font-bold has-checked:ring-2 has-checked:ring-blue-600 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-500';

/** Three questions as radio cards; the result explains itself and says where to go. */
export function EditionFinder({ texts }: { texts: FinderTexts }) {
  const [answers, setAnswers] = useState<PartialAnswers>({});
  const complete = completeAnswers(answers);
  const done = questionIds.filter((id) => answers[id]).length;
  return (
    <div>
      {questionIds.map((id, index) => (
        <fieldset key={id} className="mb-6 min-w-0">
          <legend className="mb-2.5 flex items-baseline gap-2.5 font-bold text-text">
            <span className="font-num text-[22px] text-blue-600">{index + 1}</span>
            {texts.questions[id].title}
          </legend>
          <div className="grid gap-2.5 sm:grid-cols-2">
            {finderQuestions[id].map((answer) => (
              <label key={answer} className={card}>
                <input
                  type="radio"
                  name={id}
                  value={answer}
                  checked={answers[id] === answer}
                  onChange={() => setAnswers((before) => ({ ...before, [id]: answer }))}
                  className="size-4.5 flex-none accent-blue-600"
                />
                {texts.questions[id].options[answer]}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="flex items-center justify-between gap-4 border-t border-line pt-4 text-sm text-text-3">
        <span>{texts.progress[done]}</span>
        {done > 0 && (
          <button
            type="button"
            onClick={() => setAnswers({})}
            className="tap cursor-pointer px-2 font-bold text-blue-600 hover:text-blue-800"
          >
            {texts.restart}
          </button>
        )}
      </div>
      <div aria-live="polite" className="mt-2">
        {complete ? (
          <FinderResultPanel result={findEdition(complete)} texts={texts} />
        ) : (
          <p className="rounded-lg bg-mist p-5 text-sm text-text-2">{texts.waiting}</p>
        )}
      </div>
    </div>
  );
}
