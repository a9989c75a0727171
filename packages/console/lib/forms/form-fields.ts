/**
 * The fields of a form: their names, the limits of their size, and the records, arguments and files they hold. Pure.
 */
import type { Target } from '@superbrowser/backend/records/run-operation';
import { retypedKeyFieldName } from '@superbrowser/backend/records/retyped-key-field';

/** Names of the form fields that are not arguments; all other fields are. */
export const reservedFieldNames = {
  token: '_token',
  back: '_back',
  /** Key of a record; several for selected records. */
  key: '_key',
  /** Versions of the records, in the order of their keys. */
  version: '_version',
  /** When the list with the selected records was rendered. */
  asOf: '_as_of',
  retypedKey: retypedKeyFieldName,
  /** The confirmation question was answered with yes. */
  confirmed: '_confirmed',
} as const;

/** Largest size of a form's texts in bytes; a form with more text is refused. */
export const maxFormTextBytes = 600_000;
/** Largest size of a whole form with files, high enough that a picture that is too large is refused at its field. */
export const maxFormBytes = 8_000_000;

/** The suffix of a name with several values, which are joined with commas. */
const listSuffix = '[]';

/** The name of an argument in a form that offers several operations. */
export const argumentFieldName = (operation: string, name: string): string =>
  `${operation}:${name}`;

/**
 * Text fields by name, without files. If a name occurs several times, its last value counts; if the name ends in [],
 * all values count.
 * @param operation the chosen operation, in a form that offers several
 */
export function valuesOf(form: FormData, operation = ''): Record<string, string> {
  const reservedNames = new Set<string>(Object.values(reservedFieldNames));
  const values: Record<string, string> = {};
  for (const [field, value] of form) {
    if (typeof value !== 'string' || reservedNames.has(field)) continue;
    const [operationName, name = field] = field.includes(':') ? field.split(':') : [operation];
    if (operationName !== operation) continue;
    const text = value.replace(/\r\n/g, '\n');
    if (!name.endsWith(listSuffix)) values[name] = text;
    else {
      const listName = name.slice(0, -listSuffix.length);
      values[listName] = [values[listName], text].filter(Boolean).join(',');
    }
  }
  return values;
}

/** The records of a form. */
export function targetsOf(form: FormData): Target[] {
  const textsOf = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  const versions = textsOf(reservedFieldNames.version);
  return textsOf(reservedFieldNames.key).map((key, index) => {
    const version = versions[index];
    return { key, ...(version !== undefined && { version }) };
  });
}

const fileSuffix = '-file';

/** Chosen files by argument. An empty file means that no file was chosen. */
export function filesOf(form: FormData): Record<string, File> {
  const files: Record<string, File> = {};
  for (const [name, value] of form)
    if (typeof value !== 'string' && value.size > 0 && name.endsWith(fileSuffix))
      files[name.slice(0, -fileSuffix.length)] = value;
  return files;
}

/** The form field of an argument's file. */
export const fileFieldName = (name: string): string => `${name}${fileSuffix}`;
