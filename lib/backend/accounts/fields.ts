import 'server-only';
import type { z } from 'zod';
import { rets } from '@/lib/wire/rets';
import { Refusal } from '../routes/context';

/**
 * The values of a form's own rules.
 * @throws Refusal fieldsInvalid with { path: code }, codes being the messages of lib/schemas (R5)
 */
export function checkedFields<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const codes = Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
  );
  throw new Refusal(rets.fieldsInvalid, '参数错误', codes);
}
