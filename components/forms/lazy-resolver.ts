/** Validates a form by a schema that is loaded after the page, so that zod does not delay the page. */
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod/mini';

/** Milliseconds from the start of a load after which a submission no longer waits for the schema. */
const schemaWaitMs = 5_000;

export interface LazyResolver<Input extends FieldValues, Output> {
  resolver: Resolver<Input, unknown, Output>;
  /**
   * Fetches the schema.
   * @returns null once it is there
   */
  prepare: () => Promise<void> | null;
}

/** Waits for a load, {@link schemaWaitMs} at most; it never rejects. */
function waitAtMost(pendingLoad: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, schemaWaitMs);
  });
  return Promise.race([pendingLoad, timeout]).finally(() => clearTimeout(timer));
}

/**
 * A resolver whose schema, and zod with it, is loaded in idle time after the form is shown. If it cannot be
 * loaded, the values are sent unchecked: the handler validates them by the same schema and names the same fields.
 * @param load is called again after it failed
 */
export function createLazyResolver<Input extends FieldValues, Output extends FieldValues>(
  load: () => Promise<z.ZodMiniType<Output, Input>>,
): LazyResolver<Input, Output> {
  let validate: Resolver<Input, unknown, Output> | undefined;
  let pendingLoad: Promise<void> | undefined;
  function prepare(): Promise<void> | null {
    if (validate) return null;
    pendingLoad ??= waitAtMost(
      load().then(
        (schema) => {
          validate = createSchemaResolver(schema);
        },
        () => {
          pendingLoad = undefined;
        },
      ),
    );
    return pendingLoad;
  }
  const resolver: Resolver<Input, unknown, Output> = async (values, ...rest) => {
    await prepare();
    return validate
      ? validate(values, ...rest)
      : { values: values as FieldValues as Output, errors: {} };
  };
  return { resolver, prepare };
}

/**
 * Validates a form by a schema of packages/contract/forms and names the first error of each field.
 * These few lines replace @hookform/resolvers, which brings every version of zod and nested forms along and would take
 * a kilobyte of the budget of each form page.
 */
export const createSchemaResolver =
  <Input extends FieldValues, Output extends FieldValues>(
    schema: z.ZodMiniType<Output, Input>,
  ): Resolver<Input, unknown, Output> =>
  (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const fieldErrors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of result.error.issues)
      fieldErrors[String(path[0])] ??= { type: code, message };
    return { values: {}, errors: fieldErrors as never };
  };
