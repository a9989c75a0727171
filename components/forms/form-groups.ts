import type { Messages } from 'next-intl';
import type { Field } from '@superbrowser/contract/forms/registry';

/** Fields of which nothing but the rule of their type can be wrong. */
const withOwnErrors: readonly Field['type'][] = [
  'agreement',
  'code',
  'password',
  'phone',
  'phrase',
  'picture',
];

interface FormTexts {
  readonly forms: Messages['forms'];
  readonly fields: Pick<Messages['fields'], 'names' | 'errors' | 'named'>;
  readonly errors: Pick<Messages['errors'], 'catalogue'>;
}

/** The messages of a form with these fields, by group: its names and errors, and what every form says. */
export function formGroups({ forms, fields: texts, errors }: FormTexts, fields: readonly Field[]) {
  const { success, network, busy, codeSent, codeRequest } = errors.catalogue;
  const names: Readonly<Record<string, object>> = texts.names;
  const keys = fields.flatMap(({ name, textKey = name }) =>
    name === 'phone' ? [name, 'area_code'] : [textKey],
  );
  return {
    forms,
    fields: {
      names: Object.fromEntries(keys.map((key) => [key, names[key] ?? {}])),
      errors: texts.errors,
      named: texts.named,
    },
    'errors.catalogue': { success, network, busy, codeSent, codeRequest },
  };
}

/** How to read the error of a field: in a sentence of its own, one with its label, or the one of every field. */
export function errorText(
  text: { find: (key: string, values?: Record<string, string | number>) => string | undefined },
  field: Field | undefined,
  code: string,
): string {
  const own = field && errorOfField(text.find, field, code);
  // What is no code of ours is a sentence of the server.
  return own ?? text.find(`errors.${code}`) ?? code;
}

function errorOfField(
  find: Parameters<typeof errorText>[0]['find'],
  { name, textKey = name, type, max: limit = 0 }: Field,
  code: string,
): string | undefined {
  // A radio button that was never touched has no value of its list rather than an empty one.
  if (code === 'required' || code === 'choice') return find(`names.${textKey}.missing`);
  if (withOwnErrors.includes(type)) return undefined;
  const label = find(`names.${textKey}.label`) ?? '';
  return find(`named.${code}`, { label, limit });
}
