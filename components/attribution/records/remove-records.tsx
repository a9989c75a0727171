import { useState, type FormEvent } from 'react';
import { fill } from '@/components/ui/fill';
import { buttonStyles } from '@/components/ui/button-styles';
import { removeRecords, type Removal, type Scope } from '@/lib/attribution/stored-records';
import type { Locale } from '@/lib/i18n/routing';
import type messages from '@/messages/zh-CN/attribution.json';
import { refreshRecords } from './use-records';

export interface RemoveRecordsProps {
  readonly words: (typeof messages)['remove'];
  readonly locale: Locale;
}

const scopes = ['records', 'everything'] as const;

/** What is gone, and what is not. */
function report(words: RemoveRecordsProps['words'], scope: Scope, removal: Removal): string {
  const { cookies, local, session, left } = removal;
  const any = cookies.length + local + session > 0;
  const gone = any
    ? fill(words.done, { cookies: cookies.join(', ') || words.noCookies, local, session })
    : words.nothing;
  return [
    gone,
    scope === 'records' && any && words.kept,
    left.length > 0 && fill(words.left, { names: left.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Two buttons of a plain form: it works without scripts too, though only scripts reach the storage. */
export function RemoveRecords({ words, locale }: RemoveRecordsProps) {
  const [said, setSaid] = useState('');
  function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const scope =
      (submitter as HTMLButtonElement | null)?.value === 'everything' ? 'everything' : 'records';
    const removal = removeRecords(scope);
    refreshRecords();
    setSaid(report(words, scope, removal));
  }
  return (
    <form method="post" action="/api/attribution/clear" onSubmit={remove}>
      <input type="hidden" name="locale" value={locale} />
      <div className="flex flex-wrap gap-3">
        {scopes.map((scope) => (
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
            {words[scope]}
          </button>
        ))}
      </div>
      <p role="status" className="mt-3 min-h-7 font-bold wrap-anywhere text-ok">
        {said}
      </p>
      <details className="text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold text-blue-700">
          {words.what}
        </summary>
        {scopes.map((scope) => (
          <p key={scope} id={`remove-${scope}`} className="mb-2 max-w-[36em]">
            <b className="text-text">{words[scope]}</b> {words[`${scope}Text`]}
          </p>
        ))}
        <p>{words.again}</p>
      </details>
    </form>
  );
}
