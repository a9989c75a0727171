/** Bodies of requests about accounts, verification codes and team invitations. */
import * as z from 'zod/mini';
import { accountShape, joinShape } from './account-schemas';
import { codeSchema, phonePairSchema } from './field-rules';
import { idempotencyKeySchema } from './idempotency-key';
import { notEmpty, untrimmedTextSchema } from './text-rules';

/** A token of an invitation. Its content has no meaning to the site. */
const invitationTokenSchema = untrimmedTextSchema('characters').check(
  notEmpty,
  z.maxLength(512, { error: 'tooLong' }),
);

/** A code, or the statement that the visitor has just proven the phone (R9). */
const codeOrProofSchema = z.pipe(
  z.object({ code: z.optional(codeSchema), proven: z.optional(z.literal(true)) }),
  z.transform(({ code, proven }, context) => {
    if (code !== undefined) return { code };
    if (proven) return { proven };
    context.issues.push({ code: 'custom', message: 'required', path: ['code'], input: code });
    return z.NEVER;
  }),
);

export const sendCodeRequestSchema = z.intersection(
  phonePairSchema,
  z.object({
    channel: z.enum(['sms', 'voice']),
    purpose: z.enum(['register', 'login', 'cancel_account']),
  }),
);

export const signInRequestSchema = z.intersection(phonePairSchema, codeOrProofSchema);

/** The body of a registration. @param isCommon recognizes common passwords */
export const registerRequestSchema = (isCommon: (password: string) => boolean) =>
  z.intersection(
    z.intersection(phonePairSchema, codeOrProofSchema),
    z.object({
      ...accountShape(isCommon),
      is_agreed: joinShape.is_agreed,
      role: z.optional(z.literal('employee')),
      /** Set when the page filled in the referral code, and the visitor did not type it (R10). */
      referral_prefilled: z.optional(z.literal(true)),
      idempotency_key: idempotencyKeySchema,
    }),
  );

export const invitationRequestSchema = z.object({ token: invitationTokenSchema });

export const joinCodeRequestSchema = z.intersection(invitationRequestSchema, phonePairSchema);

export const joinRequestSchema = z.intersection(
  z.intersection(invitationRequestSchema, phonePairSchema),
  z.object({ code: codeSchema, ...joinShape }),
);

export const emptyRequestSchema = z.object({});
