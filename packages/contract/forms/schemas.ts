/**
 * What the forms accept, derived from ./registry.ts: one schema a form for the browser, the route handler and the backend.
 * Error messages are codes; the page and the backend have the texts for them.
 */
import * as z from 'zod/mini';
import type { ApplyKind } from './apply-kinds';
import { accountFields, accountForms, fieldsOf, type Field } from './registry';
import { phonePairSchema, rules, type RuleContext } from './rules';
import { atMost, needed, verbatim } from './text';

/** The schemas of fields by their names. */
type ShapeOf<Fields extends readonly Field[]> = {
  [One in Fields[number] as One['type'] extends 'phone' ? never : One['name']]: ReturnType<
    (typeof rules)[Exclude<One['type'], 'phone'>]
  >;
};

function shapeOf<const Fields extends readonly Field[]>(
  fields: Fields,
  context: RuleContext = {},
): ShapeOf<Fields> {
  return Object.fromEntries(
    fields.flatMap((field) =>
      field.type === 'phone' ? [] : [[field.name, rules[field.type](field, context)]],
    ),
  ) as ShapeOf<Fields>;
}

/**
 * A form with a phone. Both sides of an intersection are checked: a wrong phone is named together with whatever is wrong in
 * the other fields.
 */
const withPhone = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.intersection(phonePairSchema, z.object(shape));

// Application forms.

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

// Accounts and teams. What the backend gets has no phone and code but a token.

/** What an account is made of, besides its phone. Whether somebody has the referral code only the backend knows (R5). */
export const accountShape = (isCommon?: (password: string) => boolean) =>
  shapeOf(accountFields, { isCommon });

const [, , nameField, agreementField] = accountForms.join;
export const joinShape = shapeOf([nameField, agreementField]);

/** Registration; the phone comes out as plain digits. */
export const registrationSchema = () => withPhone(shapeOf(accountForms.register));
export type RegistrationInput = z.input<ReturnType<typeof registrationSchema>>;
export type RegistrationValues = z.output<ReturnType<typeof registrationSchema>>;

/** Sign-in with phone and code (R9). */
export const signInSchema = () => withPhone(shapeOf(accountForms.signIn));
export type SignInInput = z.input<ReturnType<typeof signInSchema>>;
export type SignInValues = z.output<ReturnType<typeof signInSchema>>;

/** An invited person joins a team (R8). */
export const joinSchema = () => withPhone(shapeOf(accountForms.join));
export type JoinInput = z.input<ReturnType<typeof joinSchema>>;
export type JoinValues = z.output<ReturnType<typeof joinSchema>>;
