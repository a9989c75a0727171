/**
 * Schemas of the application forms, derived from ./application-forms.ts: one for each form, for the browser, the route
 * handler and the backend. Error messages are codes, as in ./field-rules.ts.
 */
import * as z from 'zod/mini';
import type { ApplicationKind } from './application-kinds';
import type { FormField } from './fields';
import { fieldsOf } from './application-forms';
import { buildShape, withPhone } from './field-rules';
import { atMost, notEmpty, untrimmedTextSchema } from './text-rules';

type ApplicationValues = Record<string, unknown>;
/** The values as typed, and the values as they are sent on. */
type ApplicationSchema = z.ZodMiniType<ApplicationValues, ApplicationValues>;

function schemaOf(fields: readonly FormField[], now: () => number): ApplicationSchema {
  const shape = buildShape(fields, { now });
  return fields.some(({ type }) => type === 'phone')
    ? (withPhone(shape) as unknown as ApplicationSchema)
    : z.object(shape);
}

const schemasByClock = new WeakMap<
  () => number,
  Partial<Record<ApplicationKind, ApplicationSchema>>
>();

/**
 * The schema of an application form. A phone is returned as plain digits. Schemas are cached by clock, because creating
 * a schema takes longer than using it.
 * @param now milliseconds; the bookable days depend on it
 */
export function applicationSchema(
  kind: ApplicationKind,
  now: () => number = Date.now,
): ApplicationSchema {
  const schemas = schemasByClock.get(now) ?? {};
  schemasByClock.set(now, schemas);
  return (schemas[kind] ??= schemaOf(fieldsOf(kind), now));
}

/** The form that cancels an account, with a token in place of the code (R4). Only the backend receives this variant. */
export const provenCancelSchema = z.intersection(
  schemaOf(
    fieldsOf('cancelAccount').filter(({ type }) => type !== 'code'),
    Date.now,
  ),
  z.object({ captcha_token: untrimmedTextSchema('code').check(notEmpty, atMost(512)) }),
);
