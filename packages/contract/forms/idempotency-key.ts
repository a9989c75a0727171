/** The random key of one filled form: with it a repeated request changes nothing more (F2). */
import * as z from 'zod/mini';
import { untrimmedField } from './text-rules';

export const idempotencyKeySchema = untrimmedField('other').check(
  z.regex(/^[A-Za-z0-9-]{16,64}$/, { error: 'other' }),
);
