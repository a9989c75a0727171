/** The random key of one filled form. When a request is repeated with the same key, it changes nothing more (F2). */
import * as z from 'zod/mini';
import { untrimmedTextSchema } from './text-rules';

export const idempotencyKeySchema = untrimmedTextSchema('other').check(
  z.regex(/^[A-Za-z0-9-]{16,64}$/, { error: 'other' }),
);
