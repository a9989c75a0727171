import {
  applicationTypes,
  type ApplicationKind,
} from '@superbrowser/contract/forms/application-kinds';
import { fieldsOf } from '@superbrowser/contract/forms/application-forms';
import { plainValues } from '@/lib/testing/application-samples';

export type Fields = Record<string, string | number | boolean>;

/** A filled form of each type, except the one that needs a code. */
export const filledForms = (phone: string): Record<number, Fields> =>
  Object.fromEntries(
    (Object.keys(applicationTypes) as ApplicationKind[])
      .filter((kind) => kind !== 'cancelAccount')
      .map((kind) => {
        const values = plainValues(fieldsOf(kind).filter(({ optional }) => !optional));
        return [
          applicationTypes[kind],
          values.phone ? { ...values, area_code: 86, phone } : values,
        ];
      }),
  );
