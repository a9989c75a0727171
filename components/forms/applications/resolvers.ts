import type { FieldValues, Resolver } from 'react-hook-form';
import { applicationSchemas, type ApplyKind } from '@/lib/schemas/applications';
import { schemaResolver } from '../schema-resolver';

/** Values of any of the forms; what each field holds its schema knows. */
export type Values = FieldValues;

const schemas = applicationSchemas(Date.now);

/** Judges a form's values as its handler will: by the same schema. */
export const resolverOf = (kind: ApplyKind): Resolver<Values, unknown, Values> =>
  schemaResolver<Values, Values>(schemas[kind]);
