import type { FieldValues, Resolver } from 'react-hook-form';
import type { ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import { problemOf } from '../fields/read-picture';
import { lateResolver, type LateResolver } from '../late-resolver';

/** Values of any of the forms; what each field holds its schema knows. */
export type Values = FieldValues;

/**
 * Judges a form's values as its handler will: by the same schema. A picture that was chosen and not taken
 * holds the form back as well: it would be sent without it, and said to be received.
 */
export function resolverOf(kind: ApplyKind): LateResolver<Values, Values> {
  const { resolver: judge, prepare } = lateResolver<Values, Values>(() =>
    import('@superbrowser/contract/forms/applications').then(({ applicationSchema }) =>
      applicationSchema(kind),
    ),
  );
  // The schema knows texts only; the picture travels beside them.
  const resolver: Resolver<Values, unknown, Values> = async ({ screenshot, ...texts }, ...rest) => {
    const judged = await judge(texts, ...rest);
    const message = problemOf(screenshot);
    if (!message) return judged;
    const errors = { ...judged.errors, screenshot: { type: 'picture', message } };
    return { values: {}, errors: errors as never };
  };
  return { resolver, prepare };
}
