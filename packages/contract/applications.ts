/** The intake of every form without a named path (F1). */
import { z } from 'zod';
import { accountDeadlineMs } from './accounts';
import { endpoint } from './endpoint';
import { attribution, idempotencyKey, looseInt } from './fields';

/** A form's own fields: bounded here, judged by its schema in the backend. A screenshot is base64 text. */
const fields = z.record(
  z.string().max(40),
  z.union([z.string().max(3_000_000), z.boolean(), z.number()]),
);

export const applicationEndpoints = {
  apply: endpoint({
    method: 'POST',
    path: '/official_website/apply',
    deadlineMs: accountDeadlineMs,
    // The key makes sending it twice the same as sending it once.
    repeat: 'keyed',
    payload: z.object({
      /** APPLYTYPE. */
      type: looseInt.pipe(z.number().min(0).max(6)),
      /** APPLYFROM; 0 unknown. */
      from: looseInt.pipe(z.number().min(0).max(7)),
      fields,
      idempotency_key: idempotencyKey,
      /** Ours: language of the page. */
      locale: z.enum(['zh-CN', 'en-US']).optional().catch(undefined),
      ...attribution,
    }),
    data: z.object({ apply_no: z.string().min(1).max(40) }),
  }),
} as const;
