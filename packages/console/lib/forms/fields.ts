/** What a form sent, as the input of a verb. Pure. */

/** Names of the form's own fields; all others are the verb's. */
export const ownFields = {
  token: '_token',
  back: '_back',
  seen: '_seen',
  confirm: '_confirm',
} as const;

/** Longer texts are files, which travel by themselves. */
export const mostBytes = 600_000;

/** What ends a field's name that may be ticked several times: its values come as one, with commas between. */
const several = '[]';

/**
 * Text fields by name; a file is none, and of several of one name the last counts, as a switch beneath its hidden "no".
 * Of a name that ends in [] all count.
 */
export function valuesOf(form: FormData): Record<string, string> {
  const own = new Set<string>(Object.values(ownFields));
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string' || own.has(name)) continue;
    const text = value.replace(/\r\n/g, '\n');
    if (!name.endsWith(several)) values[name] = text;
    else {
      const plain = name.slice(0, -several.length);
      values[plain] = [values[plain], text].filter(Boolean).join(',');
    }
  }
  return values;
}

/** What was left empty was not given. */
export const given = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** `/do/applications/take` has `applications take` done. */
export const actionOf = (verb: string): string => verb.replace(' ', '/');
export const verbOfPath = (parts: readonly string[]): string => parts.join(' ');

const fileEnding = '-file';

/** Files that were chosen, by the field they stand for; one that was left empty was not chosen. */
export function filesOf(form: FormData): Record<string, File> {
  const files: Record<string, File> = {};
  for (const [name, value] of form)
    if (typeof value !== 'string' && value.size > 0 && name.endsWith(fileEnding))
      files[name.slice(0, -fileEnding.length)] = value;
  return files;
}

/** The name under which a form sends the file of a field. */
export const fileField = (name: string): string => `${name}${fileEnding}`;
