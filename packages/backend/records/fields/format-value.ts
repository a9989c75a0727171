/** Formats stored values as text, for pages, the command line and the history. */
import 'server-only';
import { bilingual, type Language, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { maskPhone } from '../../common/phone';
import type { AuditSource } from '../../database/tables/audit';
import type { Field } from '../record-type';
import type { AuthoredText, LabeledValue, Reference } from '../displayed-values';
import { formatDay, formatInstant, localeByLanguage } from './format-instant';

export const yesLabel = bilingual('是', 'yes');
export const noLabel = bilingual('否', 'no');

/** A plain string is the same in every language. */
export const resolveText = (text: BilingualText | string, language: Language): string =>
  typeof text === 'string' ? text : text[language];

/** The actor of an audit entry, marked where the console was not its source. */
export function formatActor(
  {
    who,
    source,
    system_user,
  }: {
    readonly who: string;
    readonly source: AuditSource | null;
    readonly system_user: string | null;
  },
  language: Language,
): string {
  if (source === 'schedule') return bilingual(`${who}（定时发布）`, `${who} (schedule)`)[language];
  if (source !== 'command') return who;
  const claim = system_user === null || system_user === who ? who : `${who} (${system_user})`;
  return bilingual(`命令行：${claim}`, `command line: ${claim}`)[language];
}

/** Separators between a name and its value, and between two pairs. */
export const separators = {
  zh: { colon: '：', semicolon: '；' },
  en: { colon: ': ', semicolon: '; ' },
} as const;

const isBilingualText = (value: unknown): value is BilingualText =>
  typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;

const plainText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);

/** A value as text; '' for a missing one. */
export function formatValue(
  { format, choices }: Pick<Field, 'format' | 'choices'>,
  value: unknown,
  language: Language,
): string {
  if (value === null || value === undefined || value === '') return '';
  switch (format) {
    case 'choice':
      return choices?.[String(value)]?.label[language] ?? String(value);
    case 'yesNo':
      return (value ? yesLabel : noLabel)[language];
    case 'instant':
    case 'moment':
      return formatInstant(String(value), language);
    case 'day':
      return formatDay(String(value), language);
    case 'number':
      return Number(value).toLocaleString(localeByLanguage[language]);
    case 'details':
      return (value as readonly LabeledValue[])
        .map(
          ({ label, text }) =>
            `${label[language]}${separators[language].colon}${resolveText(text, language)}`,
        )
        .join('\n');
    case 'reference':
      return resolveText((value as Reference).text, language);
    case 'authoredTexts':
      return (value as readonly AuthoredText[])
        .map(
          ({ at, who, text }) =>
            `${formatInstant(at, language)} ${who}${separators[language].colon}${resolveText(text, language)}`,
        )
        .join('\n');
    default:
      return isBilingualText(value) ? value[language] : plainText(value);
  }
}

/** Personal data in a list: `138****8001`, `王**`. */
export function maskValue({ format }: Pick<Field, 'format'>, value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return null;
  return format === 'phone' ? maskPhone(value) : `${[...value][0]}**`;
}
