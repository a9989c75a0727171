/**
 * Schemas of the forms in ./account-forms.ts. The backend checks the phone and the code, or the token for a code,
 * separately.
 */
import type * as z from 'zod/mini';
import { accountFields, accountForms, joinFields } from './account-forms';
import { buildShape, withPhone } from './field-rules';

/** Schemas of an account's fields, without its phone. Only the backend knows whether a referral code exists (R5). */
export const accountShape = (isCommon?: (password: string) => boolean) =>
  buildShape(accountFields, { isCommon });

export const joinShape = buildShape(joinFields);

/** The schema of a registration. The phone is returned as plain digits. */
export const registrationSchema = () => withPhone(buildShape(accountForms.register));
export type RegistrationInput = z.input<ReturnType<typeof registrationSchema>>;
export type RegistrationValues = z.output<ReturnType<typeof registrationSchema>>;

/** The schema of a sign-in with phone and code (R9). */
export const signInSchema = () => withPhone(buildShape(accountForms.signIn));
export type SignInInput = z.input<ReturnType<typeof signInSchema>>;
export type SignInValues = z.output<ReturnType<typeof signInSchema>>;

/** The schema of the form by which an invited person joins a team (R8). */
export const joinSchema = () => withPhone(buildShape(accountForms.join));
export type JoinInput = z.input<ReturnType<typeof joinSchema>>;
export type JoinValues = z.output<ReturnType<typeof joinSchema>>;
