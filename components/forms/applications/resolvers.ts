import type { FieldValues, Resolver } from 'react-hook-form';
import { applicationSchemas } from '@/lib/schemas/applications';
import type { ApplyKind } from '@/lib/schemas/apply-kinds';
import { problemOf } from '../fields/read-picture';
import { schemaResolver } from '../schema-resolver';

/** Values of any of the forms; what each field holds its schema knows. */
export type Values = FieldValues;

const schemas = applicationSchemas(Date.now);

/**
 * Judges a form's values as its handler will: by the same schema. A picture that was chosen and not taken
 * holds the form back as well: it would be sent without it, and said to be received.
 */
export function resolverOf(kind: ApplyKind): Resolver<Values, unknown, Values> {
  const judge = schemaResolver<Values, Values>(schemas[kind]);
  return async (values, ...rest) => {
    const judged = await judge(values, ...rest);
    const message = problemOf(values.screenshot);
    if (!message) return judged;
    const errors = { ...judged.errors, screenshot: { type: 'picture', message } };
    return { values: {}, errors: errors as never };
  };
}
