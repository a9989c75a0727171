/** What was typed into a form, kept in this tab for a reload (F2). Passwords, codes and pictures never are. */
import { readTabValue, removeTabValue, writeTabValue } from '@/lib/browser/session';
import type { SessionKey } from '@/lib/browser/keys';

export type Draft<Name extends string> = Partial<Record<Name, string>>;

type Values = Readonly<Record<string, unknown>>;

/**
 * The draft of one form.
 * @param names of the fields that are kept; nothing else goes in or comes out, and of them texts only
 */
export function draftOf<Name extends string>(key: SessionKey, names: readonly Name[]) {
  const textsOf = (values: Values): Draft<Name> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = values[name];
        return typeof value === 'string' && value !== '' ? [[name, value]] : [];
      }),
    ) as Draft<Name>;

  const read = (): Draft<Name> => textsOf((readTabValue(key) ?? {}) as Values);

  /** Keeps what is filled; a form that is empty again leaves nothing behind. */
  function keep(values: Values): void {
    const filled = textsOf(values);
    // The area code is there without anybody having typed it.
    if (Object.keys(filled).every((name) => name === 'area_code')) removeTabValue(key);
    else writeTabValue(key, filled);
  }

  return {
    names,
    read,
    keep,
    /** Keeps the fields that are given; the others stay as they were. */
    update: (values: Values): void =>
      keep({
        ...read(),
        ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
      }),
    remove: (): void => removeTabValue(key),
  };
}
