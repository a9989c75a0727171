/** Validates a body or a query that a visitor sent. */
import 'server-only';
import { setLoggedPhone } from '@/lib/core/log/request-context';
import { RequestRefusal } from '../responses/refusal';

/** The part that schemas of zod and zod/mini have in common and that parseInput needs. */
export interface Schema<T> {
  readonly safeParse: (value: unknown) =>
    | { readonly success: true; readonly data: T }
    | {
        readonly success: false;
        readonly error: {
          readonly issues: readonly { path: readonly PropertyKey[]; message: string }[];
        };
      };
}

/**
 * Adds the form's phone, masked, to the log context, so that log lines about it can be found.
 * @returns the values
 */
function addPhoneToLog<T>(values: T): T {
  const { phone } = values as { readonly phone?: unknown };
  if (typeof phone === 'string') setLoggedPhone(phone);
  return values;
}

/**
 * Validates a body or a query with a schema, which drops or refuses unknown keys.
 * @throws RequestRefusal 422 with the code of every invalid field
 */
export function parseInput<T>(schema: Schema<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return addPhoneToLog(result.data);
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[path.join('.')] ??= message;
  throw new RequestRefusal(422, 'fieldsInvalid', { reason: 'fieldsInvalid', fields });
}
