import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod/mini';

/**
 * Judges a form by a schema of packages/contract/forms: the first thing wrong with each field, by the field's name.
 * Our own few lines instead of @hookform/resolvers, which brings every version of zod and nested forms
 * along and would take a kilobyte of the budget of each form page.
 */
export const schemaResolver =
  <Input extends FieldValues, Output extends FieldValues>(
    schema: z.ZodMiniType<Output, Input>,
  ): Resolver<Input, unknown, Output> =>
  (values) => {
    const judged = schema.safeParse(values);
    if (judged.success) return { values: judged.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of judged.error.issues)
      errors[String(path[0])] ??= { type: code, message };
    return { values: {}, errors: errors as never };
  };
