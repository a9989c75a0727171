'use client';

/** The parts of /attribution that read this browser's storage, in one client file. */

import { Suspense, lazy, useState, type ComponentType, type FormEvent } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { fillTemplate } from '@/components/ui/fill-template';
import {
  removeStoredData,
  storedValuesOf,
  type Removal,
  type RemovalScope,
} from '@/lib/browser/all-stored-data';
import { refreshStoredData, useAllStoredData } from '@/lib/browser/use-all-stored-data';
import type { StoredItem } from '@/lib/content/legal/browser-storage';
import type { Locale } from '@/lib/core/i18n/routing';
import type { attribution as messages } from '@/messages/zh-CN/site.json';
import type { AttributionCardProps, AttributionDetailsProps } from './attribution-details';

interface RemoveStoredDataProps {
  readonly messages: (typeof messages)['remove'];
  readonly locale: Locale;
}

const removalScopes = ['records', 'everything'] as const;

function describeRemoval(
  messages: RemoveStoredDataProps['messages'],
  scope: RemovalScope,
  removal: Removal,
): string {
  const { cookies, localCount, sessionCount, notRemoved } = removal;
  const hasRemoved = cookies.length + localCount + sessionCount > 0;
  const removedText = hasRemoved
    ? fillTemplate(messages.done, {
        cookies: cookies.join(', ') || messages.noCookies,
        local: localCount,
        session: sessionCount,
      })
    : messages.nothing;
  return [
    removedText,
    scope === 'records' && hasRemoved && messages.kept,
    notRemoved.length > 0 && fillTemplate(messages.left, { names: notRemoved.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Two buttons of a plain form. Without scripts `records` removes only the cookies, and `everything` also has the
 * browser clear its storage (app/api/attribution/clear).
 */
export function RemoveStoredData({ messages, locale }: RemoveStoredDataProps) {
  const [result, setResult] = useState('');
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const scope =
      (submitter as HTMLButtonElement | null)?.value === 'everything' ? 'everything' : 'records';
    const removal = removeStoredData(scope);
    refreshStoredData();
    setResult(describeRemoval(messages, scope, removal));
  }
  return (
    <form method="post" action="/api/attribution/clear" onSubmit={handleSubmit}>
      <input type="hidden" name="locale" value={locale} />
      <div className="flex flex-wrap gap-3">
        {removalScopes.map((scope) => (
          <button
            key={scope}
            type="submit"
            name="scope"
            value={scope}
            aria-describedby={`remove-${scope}`}
            className={buttonStyles({
              variant: scope === 'records' ? 'primary' : 'outline',
              className: 'max-sm:w-full',
            })}
          >
            {messages[scope]}
          </button>
        ))}
      </div>
      <p role="status" className="mt-3 min-h-7 font-bold wrap-anywhere text-ok">
        {result}
      </p>
      <details className="text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold text-blue-700">
          {messages.what}
        </summary>
        {removalScopes.map((scope) => (
          <p key={scope} id={`remove-${scope}`} className="mb-2 max-w-[36em]">
            <b className="text-text">{messages[scope]}</b> {messages[`${scope}Text`]}
          </p>
        ))}
        <p>{messages.again}</p>
      </details>
    </form>
  );
}

/** The details are loaded once the stored data are read; where that fails, the previous content stays. */
const AttributionDetails = lazy<ComponentType<AttributionDetailsProps>>(() =>
  import('./attribution-details').then(
    (module) => ({ default: module.AttributionDetails }),
    () => ({ default: ({ placeholder }) => placeholder }),
  ),
);

/** The attribution details, loaded once the stored data are read; until then its children. */
export function AttributionCard({ children, ...card }: AttributionCardProps) {
  const storedData = useAllStoredData();
  if (!storedData) return children;
  return (
    <Suspense fallback={children}>
      <AttributionDetails {...card} placeholder={children} storedData={storedData} />
    </Suspense>
  );
}

interface StoredValueProps {
  readonly name: StoredItem['name'];
  readonly group: StoredItem['group'];
  readonly messages: { readonly empty: string; readonly blocked: string; readonly more: string };
}

/** Drafts may be long, so only their beginning is shown. */
const maxShownCharacters = 160;

/** The current value of a name in this browser. */
export function StoredValue({ name, group, messages }: StoredValueProps) {
  const storedData = useAllStoredData();
  if (!storedData) return '—';
  const values = storedValuesOf(storedData, name, group);
  if (values === null) return messages.blocked;
  const text = values.filter(Boolean).join('\n');
  if (text === '') return <span className="text-text-3">{messages.empty}</span>;
  const lengthNote =
    text.length > maxShownCharacters ? fillTemplate(messages.more, { n: text.length }) : '';
  return (
    <span className="font-mono text-[0.9375rem] wrap-anywhere whitespace-pre-wrap text-text">
      {text.slice(0, maxShownCharacters)}
      {lengthNote}
    </span>
  );
}
