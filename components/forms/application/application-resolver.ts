import type { FieldValues, Resolver } from 'react-hook-form';
import type { ApplicationKind } from '@superbrowser/contract/forms/application-kinds';
import { createLazyResolver, type LazyResolver } from '../lazy-resolver';
import { screenshotProblemOf } from '../screenshot-file';

/** Values of any of the forms; the schema knows each field. */
export type ApplicationValues = FieldValues;

/**
 * Validates a form with the same schema as its handler. A refused screenshot also prevents sending, because the form
 * would be sent without it.
 */
export function createApplicationResolver(
  kind: ApplicationKind,
): LazyResolver<ApplicationValues, ApplicationValues> {
  const { resolver: validateTexts, prepare } = createLazyResolver<
    ApplicationValues,
    ApplicationValues
  >(() =>
    import('@superbrowser/contract/forms/application-schemas').then(({ applicationSchema }) =>
      applicationSchema(kind),
    ),
  );
  // The schema handles texts only; the screenshot is sent separately.
  const resolver: Resolver<ApplicationValues, unknown, ApplicationValues> = async (
    { screenshot, ...texts },
    ...rest
  ) => {
    const result = await validateTexts(texts, ...rest);
    const message = screenshotProblemOf(screenshot);
    if (!message) return result;
    const errors = { ...result.errors, screenshot: { type: 'screenshot', message } };
    return { values: {}, errors: errors as never };
  };
  return { resolver, prepare };
}
