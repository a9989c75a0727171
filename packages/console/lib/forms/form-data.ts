/** What a form sent: the records, the arguments and the files of an operation. And where it leads afterwards. Pure. */
import { confirmArgument } from '@superbrowser/backend/admin/form-constants';

/** Names of the form's own fields; all others are arguments. */
export const formFields = {
  token: '_token',
  back: '_back',
  /** Key of a record; several where several are ticked. */
  key: '_key',
  /** Versions of the records, in the order of their keys. */
  version: '_version',
  /** When the list was shown whose records are ticked. */
  asOf: '_as_of',
  confirm: confirmArgument,
  /** Says that the confirmation question was answered with yes. */
  sure: '_sure',
} as const;

/** Of the texts of a form; longer ones are files, which travel on their own. */
export const maxBytes = 600_000;
/** Of a whole form of a signed-in person: a picture that is too large is refused at its field. */
export const maxFormBytes = 8_000_000;

/** What ends a name that may be ticked several times: its values come as one, with commas between. */
const listSuffix = '[]';

/** The name of an argument in a form that offers several operations. */
export const argumentOf = (operation: string, name: string): string => `${operation}:${name}`;

/**
 * Text fields by name; a file is none. Of several of one name the last counts, of a name that ends in [] all.
 * @param operation the one that is done, of a form that offers several
 */
export function valuesOf(form: FormData, operation = ''): Record<string, string> {
  const own = new Set<string>(Object.values(formFields));
  const values: Record<string, string> = {};
  for (const [field, value] of form) {
    if (typeof value !== 'string' || own.has(field)) continue;
    const [of, name = field] = field.includes(':') ? field.split(':') : [operation];
    if (of !== operation) continue;
    const text = value.replace(/\r\n/g, '\n');
    if (!name.endsWith(listSuffix)) values[name] = text;
    else {
      const plain = name.slice(0, -listSuffix.length);
      values[plain] = [values[plain], text].filter(Boolean).join(',');
    }
  }
  return values;
}

export interface SentTarget {
  readonly key: string;
  readonly version?: string;
}

/** The records a form is about. */
export function targetsOf(form: FormData): SentTarget[] {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  const versions = texts(formFields.version);
  return texts(formFields.key).map((key, at) => {
    const version = versions[at];
    return { key, ...(version !== undefined && { version }) };
  });
}

const fileEnding = '-file';

/** Files that were chosen, by the argument they stand for; one that was left empty was not chosen. */
export function filesOf(form: FormData): Record<string, File> {
  const files: Record<string, File> = {};
  for (const [name, value] of form)
    if (typeof value !== 'string' && value.size > 0 && name.endsWith(fileEnding))
      files[name.slice(0, -fileEnding.length)] = value;
  return files;
}

/** The name under which a form sends the file of an argument. */
export const fileField = (name: string): string => `${name}${fileEnding}`;

const base = 'http://console.invalid';

/** A path of the console; anything else is its first page. */
export function localPath(given: string | null | undefined): string {
  if (!given?.startsWith('/') || given.length > 2_000 || !URL.canParse(given, base)) return '/';
  const url = new URL(given, base);
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}

/** The query parameter that holds the id of a form's outcome. */
export const outcomeParam = 'outcome';

/** The path of a page that shows the outcome of a form instead of an earlier one. */
export function withOutcome(path: string, id: string): string {
  const url = new URL(path, base);
  url.searchParams.set(outcomeParam, id);
  return url.pathname + url.search;
}
