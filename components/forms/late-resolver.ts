import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod/mini';
import { schemaResolver } from './schema-resolver';

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
