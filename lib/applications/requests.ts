/** What an application's handler accepts: the form's own schema, and what every form sends beside it. */
import * as z from 'zod/mini';
import { applicationSchemas, feedbackSchema } from '@superbrowser/contract/forms/applications';
import { applyFromOf, type ApplyKind } from '@superbrowser/contract/forms/apply-kinds';

const forms = {
  ...applicationSchemas(Date.now),
  // A picture travels beside the form; one inside it is told about, or its sender would take it for received.
  feedback: z.extend(feedbackSchema, { screenshot: z.optional(z.undefined({ error: 'picture' })) }),
} as const;

/** F2, F3, and the two marks of a machine: a filled trap, and a form filled in no time. */
const envelope = z.object({
  apply_from: z.pipe(z.optional(z.unknown()), z.transform(applyFromOf)),
  idempotency_key: z.string().check(z.regex(/^[A-Za-z0-9-]{16,64}$/, { error: 'other' })),
  /** The trap: nobody sees it, machines fill it. */
  company_website: z._default(z.string(), ''),
  /** Milliseconds from showing the form to sending it. */
  filled_ms: z._default(z.number(), 0),
});

export type Envelope = z.output<typeof envelope>;

/** The schema of a kind's request. */
export const applicationRequest = (kind: ApplyKind) => z.intersection(forms[kind], envelope);
