/** Field schemas shared by the endpoint tables: each loose format of the upstream becomes one exact type here. */
import { z } from 'zod';
import { promoterCodePattern } from './promoter-and-invite-codes';
import { isSingleLine } from './forms/text-rules';

/**
 * A text of one line. In all other texts of a payload, the backend refuses characters that no text may contain
 * (packages/backend/app.ts).
 */
export const singleLineSchema = (maxLength: number) =>
  z.string().max(maxLength).refine(isSingleLine, 'characters');

/** The random key of a form. The same form sent again has the same key. */
export const wireIdempotencyKeySchema = singleLineSchema(64).min(16);

/** Empty strings and null mean "not given" on the wire. */
export const optionalTextSchema = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null);

/** Digits whose first eight are the day (D6); some upstreams send them as a number. */
export const dateDigitsSchema = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? null : String(value)));

/** Additions of this project. A damaged value becomes null and does not invalidate the entry. */
export const byteSizeSchema = z.number().int().positive().nullable().catch(null);
export const sha256Schema = z
  .string()
  .regex(/^[0-9a-f]{64}$/i)
  .transform((value) => value.toLowerCase())
  .nullable()
  .catch(null);

/** A number that may arrive as digits in a string. */
export const looseIntSchema = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
]);

/** true/false, 1/0, "1"/"0", absent = false. */
export const looseBooleanSchema = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'true', 'false'])])
  .nullish()
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

/** An invalid attribution value is dropped and never fails the request (A2, A4). */
const orUndefined = (schema: z.ZodString) => schema.optional().catch(undefined);
const optionalCodeSchema = orUndefined(z.string().regex(promoterCodePattern));
const optionalSingleLineSchema = (maxLength: number) =>
  orUndefined(singleLineSchema(maxLength).min(1));

/**
 * Who brought a visitor. Payloads of registration and applications have these fields, the payload of joining a team
 * does not.
 */
export const attributionFields = {
  promoter: optionalCodeSchema,
  callback: optionalSingleLineSchema(512),
  activity_id: optionalCodeSchema,
  utm_source: optionalSingleLineSchema(100),
  channelId: optionalCodeSchema,
  landing_source: z.literal('xsb').optional().catch(undefined),
};
