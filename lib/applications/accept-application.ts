/** Accepts applications from a form: refuses robots, blocked IPs and too many forms of an IP, sends the rest (F1). */
import 'server-only';
import * as z from 'zod/mini';
import { applicationSchema } from '@superbrowser/contract/forms/application-schemas';
import {
  countsForPromoters,
  type ApplicationKind,
} from '@superbrowser/contract/forms/application-kinds';
import { applyButtonOf } from '@superbrowser/contract/forms/apply-buttons';
import { idempotencyKeySchema } from '@superbrowser/contract/forms/idempotency-key';
import { phonePairSchema } from '@superbrowser/contract/forms/field-rules';
import { attributionPayload } from '@/lib/attribution/attribution-payload';
import { withVerifiedCode } from '@/lib/verification-codes/with-verified-code';
import { refuseBlockedIp } from '@/lib/core/http/limits/blocked-ips';
import { createConcurrencyLimit } from '@/lib/core/http/limits/concurrency-limit';
import { inputErrorEntry } from '@/lib/core/http/responses/error-catalog';
import { refundPoints, consumePoints } from '@/lib/core/http/limits/rate-limit';
import { RequestRefusal } from '@/lib/core/http/responses/refusal';
import { recordFormEvent } from '@/lib/promoter-figures/record-promoter-event';
import { parseInput } from '@/lib/core/http/requests/parse-input';
import type { Visitor } from '@/lib/core/http/requests/visitor';
import type { Locale } from '@/lib/core/i18n/routing';
import { incrementCounter } from '@/lib/core/monitoring/metrics/metrics';
import { sendApplication, type ApplicationToSend } from '@/lib/core/upstream/calls/applications';
import { UpstreamError } from '@/lib/core/upstream/client/upstream-error';

/**
 * What every application form sends in addition to its own fields (F2, F3). Two of the fields reveal robots: a filled
 * honeypot, and a form filled in too little time.
 */
const applicationMetaSchema = z.object({
  apply_from: z.pipe(z.optional(z.unknown()), z.transform(applyButtonOf)),
  idempotency_key: idempotencyKeySchema,
  /** The honeypot: visitors do not see it, robots fill it. */
  company_website: z._default(z.string(), ''),
  /** Milliseconds from showing the form to sending it. */
  filled_ms: z._default(z.number(), 0),
});

type ApplicationMeta = z.output<typeof applicationMetaSchema>;

export const applicationRequestSchema = (kind: ApplicationKind) =>
  z.intersection(applicationSchema(kind), applicationMetaSchema);

/** Milliseconds. Hardly any visitor fills a form faster, and a visitor who does succeeds on the second try. */
const minFillMs = 2_000;

/**
 * During a rush only a few applications are handled at a time. If all were handled at once, all would reach the
 * deadline, and an application that reaches the deadline may be stored although the visitor saw an error.
 */
const limitConcurrency = createConcurrencyLimit({ name: 'forms', maxRunning: 16, waitMs: 8_000 });

function refuseRobots({ company_website, filled_ms }: ApplicationMeta): void {
  if (company_website !== '') throw new RequestRefusal(422, 'malformed');
  if (filled_ms < minFillMs)
    throw new RequestRefusal(429, 'tooOften', { reason: 'tooOften', retryAfter: 3 });
}

type Fields = ApplicationToSend['fields'];

/** An accepted application: its number, and the Set-Cookie lines of the response. */
interface AcceptedApplication {
  readonly number: string;
  readonly cookies: readonly string[];
}

/**
 * Whether a failed application still counts against the IP's limit. It counts when a limit was hit or when the upstream
 * answered with an error code. Fields this site refuses and outages do not count, because the visitor will try again.
 */
function countsAgainstLimit(error: unknown): boolean {
  if (error instanceof RequestRefusal && !error.upstreamError) return error.status === 429;
  const cause = error instanceof RequestRefusal ? error.upstreamError : error;
  return cause instanceof UpstreamError && (cause.kind === 'ret' || !!inputErrorEntry(cause));
}

/**
 * Handles the application for canceling an account, the only one with a code. The code is checked first, and the token
 * that results from it is sent in its place, or the code itself where it was used up before (R4).
 */
async function sendWithCode(
  fields: Fields,
  visitor: Visitor,
  send: (fields: Fields) => Promise<string>,
): Promise<AcceptedApplication> {
  const { code, ...content } = fields;
  const phone = parseInput(phonePairSchema, fields);
  const codeSubject = { purpose: 'cancel_account', phone } as const;
  const { value, cookies } = await withVerifiedCode(
    visitor,
    codeSubject,
    String(code),
    (codeOrToken) => send({ ...content, ...codeOrToken }),
  );
  return { number: value, cookies };
}

/**
 * Refuses robots, blocked IPs and too many applications, and passes an application on to the upstream.
 * @throws RequestRefusal 422, 429 or 503, UpstreamError
 */
export async function acceptApplication(
  kind: ApplicationKind,
  values: ApplicationMeta &
    Readonly<Record<string, unknown>> & { readonly screenshot?: string | undefined },
  visitor: Visitor,
  locale: Locale,
): Promise<AcceptedApplication> {
  const { apply_from, idempotency_key, company_website, filled_ms, ...formFields } = values;
  refuseRobots({ apply_from, idempotency_key, company_website, filled_ms });
  await refuseBlockedIp(visitor.ip);
  await consumePoints('applicationsPerIp', visitor.ip);
  const application = {
    kind,
    button: apply_from,
    idempotencyKey: idempotency_key,
    locale,
    attribution: attributionPayload(visitor.readCookie),
  };
  const send = async (fields: Fields) => {
    const number = await limitConcurrency(() => sendApplication({ ...application, fields }));
    incrementCounter('forms_stored', { kind });
    if (countsForPromoters(kind)) recordFormEvent('applications', visitor, idempotency_key);
    return number;
  };
  const fields = formFields as Fields;
  try {
    if (kind === 'cancelAccount') return await sendWithCode(fields, visitor, send);
    return { number: await send(fields), cookies: [] };
  } catch (error) {
    if (!countsAgainstLimit(error)) await refundPoints('applicationsPerIp', visitor.ip);
    throw error;
  }
}
