/** Formats an audit entry as text: its audit values, then the changed fields. */
import 'server-only';
import type { Language } from '@superbrowser/shared/bilingual-text';
import {
  parseAuditValues,
  redactedMark,
  redactedText,
  type HistoryEntry,
  type LoggedAction,
} from './audit-log';
import { isRecordType, type Fields, type OperationGroup, type FieldValues } from './record-type';
import { formatValue, separators } from './fields/format-value';

/** The changed values as text, by the labels and formats of the fields. */
function changesText(
  fields: Fields,
  before: FieldValues | null,
  after: FieldValues | null,
  language: Language,
): string {
  const { colon, semicolon } = separators[language];
  const textOf = (name: string, row: FieldValues | null) => {
    const value = row?.[name];
    return formatValue(fields[name] ?? { format: 'text' }, value, language).replaceAll(
      '\n',
      semicolon,
    );
  };
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .flatMap((name) => {
      if ([before?.[name], after?.[name]].includes(redactedMark))
        return [`${fields[name]?.label[language] ?? name}${redactedText[language]}`];
      const [oldText, newText] = [textOf(name, before), textOf(name, after)];
      // A new or removed record has nothing to compare with.
      const change =
        before && after && oldText !== newText
          ? `${oldText || '–'} → ${newText || '–'}`
          : newText || oldText;
      if (change === '') return [];
      return [`${fields[name]?.label[language] ?? name}${colon}${change}`];
    })
    .join(semicolon);
}

const parseRow = (json: string | null): FieldValues | null =>
  json === null ? null : (JSON.parse(json) as FieldValues);

/**
 * @param group the record type or the plain commands the entry belongs to
 * @param action what the entry is about, unless the command is unknown
 */
export function formatAuditEntry(
  { detail, before, after }: Pick<HistoryEntry, 'detail' | 'before' | 'after'>,
  group: OperationGroup | undefined,
  action: LoggedAction | null | undefined,
  language: Language,
): string {
  const fields = group && isRecordType(group) ? group.fields : {};
  const auditFields = { ...action?.args, ...action?.auditFields };
  const auditValues = detail && parseAuditValues(detail);
  return [
    auditValues ? changesText(auditFields, null, auditValues, language) : detail,
    changesText(fields, parseRow(before), parseRow(after), language),
  ]
    .filter(Boolean)
    .join(separators[language].semicolon);
}
