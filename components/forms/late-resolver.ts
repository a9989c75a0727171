import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod/mini';

/** Milliseconds a press waits for the rules. */
const patience = 5_000;

/** Judges a form by a schema that comes after the page. */
export interface LateResolver<Input extends FieldValues, Output> {
  resolver: Resolver<Input, unknown, Output>;
  /** Fetches the schema. @returns null once it is there */
  prepare: () => Promise<void> | null;
}

/** What was asked for, or nothing when it takes too long; never fails. */
function atMost(coming: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  return Promise.race([coming, tooLong]).finally(() => clearTimeout(timer));
}

/**
 * A resolver whose schema, and zod with it, is fetched while somebody begins to fill in the form. Where it
 * cannot be fetched the values go out as they are: the handler judges them by the same schema, and names the
 * same fields in the words it has for everybody.
 * @param load asked again after it failed
 */
export function lateResolver<Input extends FieldValues, Output extends FieldValues>(
  load: () => Promise<z.ZodMiniType<Output, Input>>,
): LateResolver<Input, Output> {
  let judge: Resolver<Input, unknown, Output> | undefined;
  let coming: Promise<void> | undefined;
  function prepare(): Promise<void> | null {
    if (judge) return null;
    coming ??= load().then(
      (schema) => {
        judge = schemaResolver(schema);
      },
      () => {
        coming = undefined;
      },
    );
    return atMost(coming);
  }
  const resolver: Resolver<Input, unknown, Output> = async (values, ...rest) => {
    await prepare();
    return judge ? judge(values, ...rest) : { values: values as FieldValues as Output, errors: {} };
  };
  return { resolver, prepare };
}

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
