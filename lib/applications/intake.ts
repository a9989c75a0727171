/** Applications on their way from a form to the upstream (F1). */
import 'server-only';
import { countTry } from '@/lib/codes/codes';
import { visitorAttribution } from '@/lib/attribution/payload';
import { inputRefusal } from '@/lib/http/errors';
import { RequestRefusal } from '@/lib/http/refusal';
import { giveBack, takeOne } from '@/lib/http/rate-limit';
import { createTurns } from '@/lib/http/turns';
import { checked, type Visitor } from '@/lib/http/write';
import type { Locale } from '@/lib/i18n/routing';
import { applyTypes, type ApplyKind } from '@/lib/schemas/apply-kinds';
import { phonePairSchema } from '@/lib/schemas/phone';
import { sendApplication } from '@/lib/upstream/applications';
import { UpstreamError } from '@/lib/upstream/error';
import type { Envelope } from './requests';

/** Nobody fills a form in less; whoever did gets through on the second try. */
const humanMs = 2_000;

/**
 * A crowd is worked off a few at a time. All at once they would run into the deadline together, and what
 * runs into the deadline may be stored although its visitor was told that it failed.
 */
const inTurn = createTurns({ most: 16, waitMs: 8_000 });

function refuseMachines({ company_website, filled_ms }: Envelope): void {
  if (company_website !== '') throw new RequestRefusal(422, 'malformed');
  if (filled_ms < humanMs)
    throw new RequestRefusal(429, 'tooOften', { reason: 'tooOften', retryAfter: 3 });
}

/**
 * Hands an application on.
 * @returns its number
 * @throws RequestRefusal 422, 429 or 503, UpstreamError
 */
export async function takeApplication(
  kind: ApplyKind,
  values: Envelope &
    Readonly<Record<string, unknown>> & { readonly screenshot?: string | undefined },
  { address, cookie }: Visitor,
  locale: Locale,
): Promise<string> {
  const { apply_from, idempotency_key, company_website, filled_ms, ...fields } = values;
  refuseMachines({ apply_from, idempotency_key, company_website, filled_ms });
  await takeOne('applyAddress', address);
  // The one application that carries a code.
  if (kind === 'cancelAccount')
    await countTry(address, {
      purpose: 'cancel_account',
      phone: checked(phonePairSchema, fields),
    });
  const application = {
    type: applyTypes[kind],
    from: apply_from,
    fields: fields as Record<string, string | number | boolean>,
    idempotency_key,
    locale,
    ...visitorAttribution(cookie),
  };
  try {
    return await inTurn(() => sendApplication(application));
  } catch (error) {
    // A visitor who was not served will try again: the counted use is given back.
    const judged = error instanceof UpstreamError && (error.kind === 'ret' || inputRefusal(error));
    if (!judged) await giveBack('applyAddress', address);
    throw error;
  }
}
