/**
 * Typed texts of a form outlive a reload and a change of the language (F2); passwords, codes and screenshots do not.
 */
import {
  readSessionValue,
  removeSessionValue,
  writeSessionValue,
} from '@/lib/browser/session-storage';
import type { SessionStorageKey } from '@/lib/browser/storage-keys';

type Draft<Name extends string> = Partial<Record<Name, string>>;

type Values = Readonly<Record<string, unknown>>;

/**
 * The draft of one form.
 * @param names of the fields that are stored; no other field is read or written, and a value that is no text is left
 * out
 */
export function createDraft<Name extends string>(key: SessionStorageKey, names: readonly Name[]) {
  const textsOf = (values: Values): Draft<Name> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = values[name];
        return typeof value === 'string' && value !== '' ? [[name, value]] : [];
      }),
    ) as Draft<Name>;

  const read = (): Draft<Name> => textsOf((readSessionValue(key) ?? {}) as Values);

  /** Stores the filled fields; a form that is empty again removes its draft. */
  function store(values: Values): void {
    const texts = textsOf(values);
    // The area code is filled in before the visitor types anything.
    if (Object.keys(texts).every((name) => name === 'area_code')) removeSessionValue(key);
    else writeSessionValue(key, texts);
  }

  return {
    names,
    read,
    store,
    /** Stores the given fields and leaves the others as they were. */
    update: (values: Values): void =>
      store({
        ...read(),
        ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
      }),
    remove: (): void => removeSessionValue(key),
  };
}
