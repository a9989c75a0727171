import type { FieldValues, Resolver } from 'react-hook-form';
import {
  appointmentSchema,
  cancelAccountSchema,
  customizationSchema,
  ecologySchema,
  feedbackSchema,
  partnersSchema,
  privateSchema,
  type ApplyKind,
} from '@/lib/schemas/applications';
import { schemaResolver } from '../schema-resolver';

/** Values of any of the forms; what each field holds its schema knows. */
export type Values = FieldValues;

const resolver = schemaResolver<Values, Values>;

/** What each form accepts; the handlers judge by the same schemas. */
export const resolvers: Record<ApplyKind, Resolver<Values, unknown, Values>> = {
  private: resolver(privateSchema),
  ecology: resolver(ecologySchema),
  partners: resolver(partnersSchema),
  customization: resolver(customizationSchema),
  appointment: resolver(appointmentSchema(Date.now)),
  feedback: resolver(feedbackSchema),
  cancelAccount: resolver(cancelAccountSchema),
};
