/**
 * What the application forms accept, derived from ./registry.ts: one schema a form for the browser, the route handler and the backend.
 * Error messages are codes; the page and the backend have the texts for them.
 */
import * as z from 'zod/mini';
import type { ApplyKind } from './apply-kinds';
import type { Field } from './fields';
import { fieldsOf } from './registry';
import { shapeOf, withPhone } from './rules';
import { atMost, needed, verbatim } from './text';

type ApplicationValues = Record<string, unknown>;
/** As it is typed, and as it is sent on. */
type ApplicationSchema = z.ZodMiniType<ApplicationValues, ApplicationValues>;

function schemaOf(fields: readonly Field[], now: () => number): ApplicationSchema {
  const shape = shapeOf(fields, { now });
  return fields.some(({ type }) => type === 'phone')
    ? (withPhone(shape) as unknown as ApplicationSchema)
    : z.object(shape);
}

const schemasBy = new WeakMap<() => number, Partial<Record<ApplyKind, ApplicationSchema>>>();

/**
 * What an application form accepts; a phone comes out as plain digits. Made once for a clock: making one takes longer than a
 * check by it.
 * @param now milliseconds; the days on offer depend on it
 */
export function applicationSchema(
  kind: ApplyKind,
  now: () => number = Date.now,
): ApplicationSchema {
  const known = schemasBy.get(now) ?? {};
  schemasBy.set(now, known);
  return (known[kind] ??= schemaOf(fieldsOf(kind), now));
}

/** The form that cancels an account with the token that stands for its code (R4); only the backend gets it like this. */
export const provenCancelSchema = z.intersection(
  schemaOf(
    fieldsOf('cancelAccount').filter(({ type }) => type !== 'code'),
    Date.now,
  ),
  z.object({ captcha_token: verbatim('code').check(needed, atMost(512)) }),
);
