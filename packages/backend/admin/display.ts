/** The one place where stored values become text: on pages, on the command line and in the history. */
import 'server-only';
import { maskedPhone } from '../accounts/phone';
import type { AuditSource } from '../database/tables';
import type { Field, Fields, Row } from './define';
import { formatDay, formatInstant, locales } from './instant';
import { t, type Entry, type Fact, type Language, type Localized } from './text';

export const yes = t('是', 'yes');
export const no = t('否', 'no');

export const localized = (text: Localized | string, language: Language): string =>
  typeof text === 'string' ? text : text[language];

/** What was typed on a machine in a person's name, as opposed to what the person did. */
export function formatWho(
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
  if (source === 'schedule') return t(`${who}（定时发布）`, `${who} (schedule)`)[language];
  if (source !== 'command') return who;
  const claim = system_user === null || system_user === who ? who : `${who} (${system_user})`;
  return t(`命令行：${claim}`, `command line: ${claim}`)[language];
}

const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;

const plainText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);

/** A value as text; '' where there is none. */
export function formatValue(
  { format: kind, choices }: Pick<Field, 'format' | 'choices'>,
  value: unknown,
  language: Language,
): string {
  if (value === null || value === undefined || value === '') return '';
  switch (kind) {
    case 'choice':
      return choices?.[String(value)]?.label[language] ?? String(value);
    case 'yesNo':
      return (value ? yes : no)[language];
    case 'instant':
    case 'moment':
      return formatInstant(String(value), language);
    case 'day':
      return formatDay(String(value), language);
    case 'number':
      return Number(value).toLocaleString(locales[language]);
    case 'facts':
      return (value as readonly Fact[])
        .map(({ label, text }) => `${label[language]}: ${localized(text, language)}`)
        .join('\n');
    case 'entries':
      return (value as readonly Entry[])
        .map(
          ({ at, who, text }) =>
            `${formatInstant(at, language)} ${who}: ${localized(text, language)}`,
        )
        .join('\n');
    default:
      return isLocalized(value) ? value[language] : plainText(value);
  }
}

/** Personal data in a list: `138****8001`, `王**`. */
export function maskValue({ format: kind }: Pick<Field, 'format'>, value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return null;
  return kind === 'phone' ? maskedPhone(value) : `${[...value][0]}**`;
}

/** What is in the audit log for personal data. */
export const covered = '***';

/** What changed, by the labels and formats of the record's fields. @param json before and after as the log keeps them */
export function formatChanges(
  fields: Fields,
  { before, after }: { readonly before: string | null; readonly after: string | null },
  language: Language,
): string {
  const [old, now] = [before, after].map((json) => JSON.parse(json ?? '{}') as Row);
  const shown = (name: string, value: unknown) => {
    const field = fields[name];
    if (value === covered) return covered;
    return formatValue(field ?? { format: 'text' }, value, language).replaceAll('\n', '; ') || '–';
  };
  return [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])]
    .map((name) => {
      const label = fields[name]?.label[language] ?? name;
      return `${label}: ${shown(name, old?.[name])} → ${shown(name, now?.[name])}`;
    })
    .join('; ');
}
