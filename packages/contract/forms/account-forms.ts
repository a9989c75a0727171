/** The forms that lead to an account. Messages are codes; the page and the backend give them words. */
import * as z from 'zod/mini';
import { codeSchema } from './code';
import { companyNameSchema, personNameSchema, userNameSchema } from './names';
import { passwordRule } from './password-rule';
import { phonePairSchema } from './phone-pair';
import { atMost, line } from './text';

const agreed = z.literal(true, { error: 'agreement' });

/** Empty means none; whether somebody has this code only the backend knows (R5). */
const referralCode = z.pipe(
  z.optional(line().check(atMost(64))),
  z.transform((value) => value || undefined),
);

/** Shared with the backend, which gets a code or a token beside these. */
export const accountFields = (isCommon?: (password: string) => boolean) => ({
  password: passwordRule(isCommon),
  username: userNameSchema,
  company_name: companyNameSchema,
  referral_code: referralCode,
});

/*
 * The phone is joined by intersection: both sides are always checked, so that a wrong phone is named
 * together with whatever is wrong in the other fields.
 */

/** Registration; the phone comes out as plain digits. */
export const registrationSchema = (isCommon?: (password: string) => boolean) =>
  z.intersection(
    phonePairSchema,
    z.object({ code: codeSchema, ...accountFields(isCommon), is_agreed: agreed }),
  );

/** Sign-in with phone and code (R9). */
export const signInSchema = z.intersection(phonePairSchema, z.object({ code: codeSchema }));

/** Shared with the backend. */
export const joinFields = { name: personNameSchema, is_agreed: agreed };

/** An invited person joins a team (R8). */
export const staffJoinSchema = z.intersection(
  phonePairSchema,
  z.object({ code: codeSchema, ...joinFields }),
);
