import { getFormatter, getTranslations } from 'next-intl/server';
import type { DraftValues } from '@superbrowser/contract/content/drafts';

export interface Stored {
  readonly values: DraftValues;
  readonly who: string | null;
  readonly at: string;
}

/** What the fields of a form begin with, and what is said at each. */
export interface EditorFields {
  readonly value: (name: string) => string;
  readonly error: (name: string) => string | undefined;
  /** What somebody else has stored meanwhile; null where nobody has. */
  readonly stored: Stored | null;
}

interface StoredNowProps {
  readonly name: string;
  /** What the form shows. */
  readonly value: string;
  readonly stored: Stored | null;
  /** Said for an empty text. */
  readonly none: string;
}

/** What is stored in a field since somebody else saved it, where it is something else than the form has. */
export async function StoredNow({ name, value, stored, none }: StoredNowProps) {
  if (!stored) return null;
  const now = stored.values[name] ?? '';
  if (now.trim() === value.trim()) return null;
  const [t, format] = [await getTranslations('console.publishing'), await getFormatter()];
  const at = format.dateTime(new Date(stored.at), 'instant');
  return (
    <div className="mt-2 rounded-md bg-warm-100 px-3 py-2 text-xs">
      <p className="font-bold text-warm-text">
        {t('storedNow', { who: stored.who ?? t('storedNowBy'), at })}
      </p>
      <p className="mt-1 max-h-64 overflow-y-auto wrap-anywhere whitespace-pre-wrap" tabIndex={0}>
        {now || none}
      </p>
    </div>
  );
}
