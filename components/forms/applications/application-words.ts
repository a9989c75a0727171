import { getLocale, getTranslations } from 'next-intl/server';
import { cancelPhrases } from '@superbrowser/contract/forms/applications';
import type { ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import { directLines } from '@/lib/site';
import { formWords } from '../form-words';
import { applicationForms, textLimits, type FieldName } from './kinds';
import type { ApplicationWords } from './words';

/** Named by the kit, which has their sentences as well. */
const ofTheKit = ['phone', 'code', 'is_agreed'] as const;
/** Nothing is missing where these are empty. */
const optional = ['compliance', 'website', 'requirement', 'screenshot', 'reply_to'] as const;

type Own = Exclude<FieldName, (typeof ofTheKit)[number]>;
type Required = Exclude<Own, (typeof optional)[number] | 'message'> | 'plan';

const isOwn = (name: FieldName): name is Own => !(ofTheKit as readonly FieldName[]).includes(name);

/** An ecosystem partner's message is the plan, and it is required. */
const wordOf = <N extends Own>(kind: ApplyKind, name: N): N | 'plan' =>
  kind === 'ecology' && name === 'message' ? 'plan' : name;

const isRequired = (name: Own | 'plan'): name is Required =>
  name !== 'message' && !(optional as readonly string[]).includes(name);

/** What can be wrong with any text; the sentence names the field, for the summary above the form. */
const textCodes = ['tooLong', 'characters', 'allDigits', 'endsWithDigit'] as const;

/** Sentences about the fields of one form, by `<field>.<code>`. */
async function fieldErrors(kind: ApplyKind): Promise<[string, string][]> {
  const [t, locale] = await Promise.all([getTranslations('applications'), getLocale()]);
  const phrase = cancelPhrases[locale];
  const names = (applicationForms[kind].fields as readonly FieldName[]).filter(isOwn);
  return names.flatMap((name) => {
    const word = wordOf(kind, name);
    const label = t(`fields.${word}.label`, { phrase });
    const limit = name in textLimits ? textLimits[name as keyof typeof textLimits] : 0;
    const missing = isRequired(word) ? t(`fields.${word}.missing`) : '';
    return [
      ...textCodes.map((code) => [`${name}.${code}`, t(`errors.${code}`, { label, limit })]),
      // A radio that was never touched is no choice of the list rather than an empty one.
      ...(missing ? ['required', 'choice'].map((code) => [`${name}.${code}`, missing]) : []),
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
