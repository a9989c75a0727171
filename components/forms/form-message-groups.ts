import type { Messages } from 'next-intl';
import type { FormField } from '@superbrowser/contract/forms/fields';

interface FormTexts {
  readonly forms: Messages['forms'];
  readonly fields: Pick<Messages['fields'], 'names' | 'errors' | 'named'>;
  readonly errors: Pick<Messages['errors'], 'byCode'>;
}

/** The message groups of a form with these fields: its names and errors, and the texts of every form. */
export function formMessageGroups(
  { forms, fields: texts, errors }: FormTexts,
  fields: readonly FormField[],
) {
  const { network, busy, codeRequest } = errors.byCode;
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
    'errors.byCode': { network, busy, codeRequest },
  };
}
