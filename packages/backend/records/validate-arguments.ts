/** Checks what a caller passes to an operation. */
import 'server-only';
import { z } from 'zod';
import type { BilingualText } from '@superbrowser/shared/bilingual-text';
import { OperationError, missingRecordError } from '../common/operation-error';
import { messageOfIssue } from './fields/issue-message';
import type { Fields, FieldValues, RecordType } from './record-type';

/** The error for a required field that a form sends empty. */
const emptyIssue: BilingualText = { zh: '不能留空', en: 'must not be empty' };

/** @throws OperationError 422 with what is wrong, by argument */
export function validateArguments(fields: Fields, values: FieldValues): FieldValues {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, schema]),
  );
  const filledEntries = Object.entries(values).filter(
    ([, value]) => value !== '' && value !== undefined,
  );
  const result = z
    .strictObject(shape)
    .safeParse(Object.fromEntries(filledEntries), { reportInput: true });
  const clearedEntries = Object.entries(values).filter(
    ([name, value]) => value === '' && fields[name]?.isClearable,
  );
  // Without this check, an emptied field would silently keep the stored value.
  const missingIssues = Object.entries(values)
    .filter(([name, value]) => value === '' && fields[name]?.isRequiredForNew)
    .map(([name]) => [name, emptyIssue] as const);
  if (result.success && missingIssues.length === 0)
    return { ...result.data, ...Object.fromEntries(clearedEntries) };
  const schemaIssues = (result.error?.issues ?? []).map(
    (issue): readonly [string, BilingualText] => [
      issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
      messageOfIssue(issue),
    ],
  );
  const issues = [...schemaIssues, ...missingIssues];
  // The field shows only the first of several issues.
  throw new OperationError(
    422,
    { zh: '没有完成：有的内容不对。', en: 'Not done: something does not fit.' },
    Object.fromEntries(issues.reverse()),
  );
}

/** Normalizes a typed key to the stored one. @throws OperationError 422 */
export function parseKey({ key, fields }: RecordType, typedKey: string): string {
  const field = fields[key];
  if (!field) throw missingRecordError();
  return String(validateArguments({ [key]: field }, { [key]: typedKey })[key]);
}
