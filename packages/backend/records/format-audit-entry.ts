/** Formats an audit entry as text: its details, then the changed fields. */
import 'server-only';
import { bilingual, type Language } from '@superbrowser/shared/bilingual-text';
import { findOperationOfEntry, parseDetail, type HistoryEntry } from './audit-log';
import { isRecordType, type Fields, type OperationGroup, type FieldValues } from './record-type';
import { formatValue, redactedMark, redactedText, separators } from './fields/format-value';
import * as f from './fields/field-kinds';

const countField = (zh: string, en: string) =>
  f.integer(bilingual(zh, en), 0, Number.MAX_SAFE_INTEGER);

/** Labels of details that are neither changed fields nor arguments. */
const auditDetailFields: Fields = {
  after: f.bilingualText(bilingual('之后', 'After')),
  again: countField('重发条数', 'Sent again'),
  applications: f.text(bilingual('本人的申请', 'Own applications')),
  area: f.text(bilingual('手机号区号', 'Area code of the phone')),
  before: f.bilingualText(bilingual('之前', 'Before')),
  byRecoveryCode: f.yesNo(bilingual('用备用码登录', 'By a recovery code')),
  bytes: countField('字节数', 'Bytes'),
  due: f.instant(bilingual('定于', 'For')),
  expires: f.instant(bilingual('失效时间', 'Expires')),
  failure: f.bilingualText(bilingual('失败原因', 'Failure')),
  latest: f.text(bilingual('最新版', 'Latest')),
  latestBefore: f.text(bilingual('之前的最新版', 'Latest before')),
  mailStays: countField(
    '邮箱仍在别人的申请里（条）',
    'Applications of others that keep the mail address',
  ),
  file: f.text(bilingual('文件', 'File')),
  ms: countField('用时（毫秒）', 'Milliseconds'),
  reason: f.text(bilingual('原因', 'Why')),
  replaced: f.yesNo(bilingual('替换了原有的', 'Replaced one')),
  rows: countField('涉及的记录条数', 'Records'),
  searched: f.yesNo(bilingual('按搜索', 'By a search')),
  setAside: f.text(bilingual('原来的数据移到', 'What was there is in')),
  sha256: f.code(bilingual('SHA-256', 'SHA-256')),
  status: f.text(bilingual('状态码', 'Status')),
  since: f.text(bilingual('从哪天起', 'Since')),
  unlocked: f.yesNo(bilingual('解除锁定', 'Unlocked')),
  wasBlocked: f.yesNo(bilingual('之前已被封禁', 'Was blocked already')),
};

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

/** @param group the record type or the plain commands the entry belongs to */
export function formatAuditEntry(
  { verb, detail, before, after }: Pick<HistoryEntry, 'verb' | 'detail' | 'before' | 'after'>,
  group: OperationGroup | undefined,
  language: Language,
): string {
  const fields = group && isRecordType(group) ? group.fields : {};
  const args = (group && findOperationOfEntry(group, verb)?.args) ?? {};
  const detailValues = detail && parseDetail(detail);
  return [
    detailValues
      ? changesText({ ...args, ...auditDetailFields }, null, detailValues, language)
      : detail,
    changesText(fields, parseRow(before), parseRow(after), language),
  ]
    .filter(Boolean)
    .join(separators[language].semicolon);
}
