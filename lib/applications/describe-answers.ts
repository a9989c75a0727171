/** Describes a submitted form by the labels of its fields and options, for console, commands and exports. */
import type { Language } from '@superbrowser/shared/bilingual-text';
import { isDay } from '@superbrowser/shared/beijing-time';
import type { ApplicationKind } from '@superbrowser/contract/forms/application-kinds';
import { fieldsOf } from '@superbrowser/contract/forms/application-forms';
import type { FieldType } from '@superbrowser/contract/forms/fields';
import en from '@/messages/en-US/forms.json';
import zh from '@/messages/zh-CN/forms.json';

interface FieldName {
  readonly label?: string;
  /** Short label, where the visitor's label is a question or long. */
  readonly short?: string;
}
interface FieldTexts {
  readonly names: Readonly<Record<string, FieldName>>;
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const fieldTexts: Readonly<Record<Language, FieldTexts>> = { zh: zh.fields, en: en.fields };
const localeByLanguage = { zh: 'zh-CN', en: 'en-US' } as const;
const booleanTexts = { true: { zh: '是', en: 'yes' }, false: { zh: '否', en: 'no' } } as const;

const inBothLanguages = (toText: (language: Language) => string) => ({
  zh: toText('zh'),
  en: toText('en'),
});

/** Formats noon of the day in China's time zone, so that the server's time zone cannot change the day. */
const dayText = (day: string, language: Language) =>
  new Intl.DateTimeFormat(localeByLanguage[language], {
    dateStyle: 'full',
    timeZone: 'Asia/Shanghai',
  }).format(new Date(`${day}T12:00:00+08:00`));

function answerText(textKey: string, type: FieldType | undefined, value: unknown) {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return booleanTexts[value ? 'true' : 'false'];
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value as string | number);
  return inBothLanguages(
    (language) =>
      fieldTexts[language].options[textKey]?.[text] ??
      (type === 'day' && isDay(text) ? dayText(text, language) : text),
  );
}

/** The filled fields with their labels; a field that the current form does not have keeps its stored name. */
export function describeAnswers(kind: ApplicationKind, answers: Readonly<Record<string, unknown>>) {
  const fields = new Map(fieldsOf(kind).map((field) => [field.name, field]));
  return Object.entries(answers)
    .map(([name, value]) => {
      const field = fields.get(name);
      const textKey = field?.textKey ?? name;
      const label = inBothLanguages((language) => {
        const fieldName = fieldTexts[language].names[textKey];
        return fieldName?.short ?? fieldName?.label ?? name;
      });
      return { name, label, text: answerText(textKey, field?.type, value) };
    })
    .filter(({ text }) => text !== '');
}
