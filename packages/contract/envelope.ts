import { z } from 'zod';

/** What every answer is wrapped in. `data` is opaque on the main channel and may be a plain value. */
export const envelopeSchema = z.object({
  ret: z.number().int(),
  msg: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  data: z.unknown(),
});
