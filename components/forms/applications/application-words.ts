import { getLocale, getTranslations } from 'next-intl/server';
import { directLines, type DirectLine } from '@/lib/site';
import { cancelPhrases } from '@superbrowser/contract/forms/applications';
import type { ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import { fieldsOf, type FieldType } from '@superbrowser/contract/forms/registry';
import { formWords } from '../form-words';
import type { FormWords } from '../words';

/** Their sentences are those of every form (../form-words.ts). */
const ofEveryForm: readonly FieldType[] = ['phone', 'code', 'agreement'];

/** What can be wrong with any text; the sentence names the field, for the summary above the form. */
const textCodes = ['tooLong', 'characters', 'allDigits', 'endsWithDigit'] as const;

/** Sentences about the fields of one form, by `<field>.<code>`. */
async function fieldErrors(kind: ApplyKind): Promise<[string, string][]> {
  const [t, locale] = await Promise.all([getTranslations('fields'), getLocale()]);
  const phrase = cancelPhrases[locale];
  // Keys come from the registry; its test sees to it that each has a text.
  const nameOf = (key: string) => t(`names.${key}` as never, { phrase } as never);
  return fieldsOf(kind)
    .filter(({ type }) => !ofEveryForm.includes(type))
    .flatMap(({ name, textKey = name, max: limit = 0, optional }) => {
      const label = nameOf(`${textKey}.label`);
      // A radio that was never touched is no choice of the list rather than an empty one.
      const missing = optional ? [] : (['required', 'choice'] as const);
      return [
        ...textCodes.map((code) => [`${name}.${code}`, t(`named.${code}`, { label, limit })]),
        ...missing.map((code) => [`${name}.${code}`, nameOf(`${textKey}.missing`)]),
      ] as [string, string][];
    });
}

/**
 * The words of an application form, for its island.
 * @param name of the form, for assistive technology
 */
export async function applicationWords(kind: ApplyKind, name: string): Promise<ApplicationWords> {
  const [t, form, errors] = await Promise.all([
    getTranslations('applications.kit'),
    formWords(),
    fieldErrors(kind),
  ]);
  return {
    form: { ...form, errors: { ...form.errors, ...Object.fromEntries(errors) } },
    name,
    draft: { restored: t('restored'), clear: t('clear') },
    help: { text: t(directLines.length > 0 ? 'help' : 'helpLater'), lines: directLines },
  };
}

/** What every application form says, resolved on the server by `applicationWords()`. */
export interface ApplicationWords {
  form: FormWords;
  /** Name of the form for assistive technology. */
  name: string;
  draft: { restored: string; clear: string };
  /** Beside a failure: who else can be asked. */
  help: { text: string; lines: readonly DirectLine[] };
}
