import 'server-only';
import { safeParse, type $ZodType, type output } from 'zod/v4/core';
import { rets } from '@superbrowser/contract/rets';
import { RetRefusal } from '../routes/context';

/**
 * The values of a form's own rules.
 * @throws Refusal fieldsInvalid with { path: code }, codes being the messages of packages/contract/forms (R5)
 */
export function checkedFields<S extends $ZodType>(schema: S, given: unknown): output<S> {
  const result = safeParse(schema, given);
  if (result.success) return result.data;
  const codes: Record<string, string> = {};
  // The first problem of a field is the one to mend.
  for (const { path, message } of result.error.issues) codes[path.join('.')] ??= message;
  throw new RetRefusal(rets.fieldsInvalid, '参数错误', codes);
}
