import 'server-only';
import { getTranslations } from 'next-intl/server';
import { waitingTimeOf } from '@superbrowser/shared/waiting-time';
import { minuteMs } from '@superbrowser/shared/durations';
import { requestLocale } from '@/lib/core/i18n/request-locale';
import type { Locale } from '@/lib/core/i18n/routing';
import { getErrorBuffer } from '@/lib/core/log/error-buffer';
import { createLineThrottle } from '@/lib/core/log/throttle-lines';
import { log } from '@/lib/core/log/log';
import {
  getCurrentRequest,
  runWithinRequest,
  type LoggedRequest,
} from '@/lib/core/log/request-context';
import { incrementCounter } from '@/lib/core/monitoring/metrics/metrics';
import { runWithinBudget } from '@/lib/core/upstream/client/call-deadlines';
import { breakerOpenMs } from '@/lib/core/upstream/client/call-policy';
import { UpstreamError } from '@/lib/core/upstream/client/upstream-error';
import type { RefusalBody } from './responses/refusal-body';
import { refusalByRet, upstreamMessage } from './responses/error-catalog';
import { RequestRefusal } from './responses/refusal';
import { toRequestRefusal } from './responses/upstream-refusal';

export type RouteHandler = (request: Request) => Promise<Response>;

/**
 * Wraps a route handler. Every error it throws becomes a JSON response ({@link RefusalBody}) from the error catalog, in
 * the language of the page that sent the request. Details of the cause never reach the visitor (E1). The handler's
 * calls to the upstream share one time budget: seven seconds for a read, thirty for a write, or
 * UPSTREAM_TIMEOUT_SECONDS where it is more (E2).
 */
export function withErrorHandling(handler: RouteHandler): RouteHandler {
  return (request) =>
    runWithinRequest(loggedRequestOf(request), async () => {
      try {
        const kind = request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write';
        return await runWithinBudget(kind, () => handler(request));
      } catch (error) {
        const refusal = refusalOf(error);
        reportRefusal(error, refusal);
        return createErrorResponse(refusal, request);
      }
    });
}

const requestIdOf = (request: Request): string => request.headers.get('x-request-id') ?? '-';

const loggedRequestOf = (request: Request): LoggedRequest => ({
  request: requestIdOf(request),
  // Only the path: a query may hold personal data.
  route: `${request.method} ${new URL(request.url).pathname}`,
});

/** Whether the visitor can do something about the refusal, or the upstream refused on purpose. */
function isExpected(error: unknown): boolean {
  const cause = error instanceof RequestRefusal ? error.upstreamError : error;
  if (cause instanceof UpstreamError)
    return cause.kind === 'ret' && refusalByRet[cause.ret ?? 0] !== undefined;
  return error instanceof RequestRefusal;
}

/**
 * Where an error happened and why, for the log. Other properties of the error are never included, because they hold
 * request and response data. A failure of the upstream is logged in a line without a stack, because it repeats with
 * every request while the upstream is down.
 */
function traceOf(error: unknown, isBrief = error instanceof UpstreamError): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const trace = isBrief ? error.message : (error.stack ?? error.message);
  if (cause === undefined) return trace;
  return `${trace}${isBrief ? ', ' : '\n'}caused by ${traceOf(cause, isBrief)}`;
}

/** Throttles the lines about refusals, because a flood of them must not hide what an operator has to see. */
const logThrottled = createLineThrottle(100, minuteMs);

function reportRefusal(error: unknown, { status, code }: RequestRefusal): void {
  incrementCounter('refusals', { code });
  if (!isExpected(error)) return log.error('handler', 'failed', { reason: traceOf(error) });
  // The visitor sees the request's id (see addRequestId below), so the log must have it.
  if (status >= 500)
    getErrorBuffer().record('handler', 'refused', { ...getCurrentRequest(), code, status });
  logThrottled(
    () => log.info('handler', 'refused', { code, status }),
    (furtherCount) =>
      log.info('handler', 'more refusals within a minute, not listed', { more: furtherCount }),
  );
}

function refusalOf(error: unknown): RequestRefusal {
  if (error instanceof RequestRefusal) return error;
  if (error instanceof UpstreamError) return toRequestRefusal(error);
  return new RequestRefusal(500, 'unknown');
}

/** Retry-After seconds during an outage: before, the circuit breaker refuses every call. */
const unavailableSeconds = breakerOpenMs / 1_000;

async function createErrorResponse(refusal: RequestRefusal, request: Request): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const { status, retryAfter = status === 503 ? unavailableSeconds : undefined } = refusal;
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  for (const cookie of refusal.cookies) headers.append('Set-Cookie', cookie);
  const body = await toRefusalBody(refusal, requestLocale(request.headers));
  return Response.json(await addRequestId(body, status, request), { status, headers });
}

/** Number of characters of a request's id that are shown; an operator finds the request's log lines by them. */
const shownIdLength = 8;

/** Adds the request's id to the message of a failure on our side, so that a visitor can name it when asking support. */
async function addRequestId(
  body: RefusalBody,
  status: number,
  request: Request,
): Promise<RefusalBody> {
  const id = requestIdOf(request).slice(0, shownIdLength);
  if (status < 500 || id === '-') return body;
  const [, , tErrors] = await loadTranslatorsOnce(requestLocale(request.headers));
  return { ...body, message: `${body.message}${tErrors('request', { id })}`, request: id };
}

const loadTranslators = (locale: Locale) =>
  Promise.all([
    getTranslations({ locale, namespace: 'errors.byCode' }),
    getTranslations({ locale, namespace: 'fields.errors' }),
    getTranslations({ locale, namespace: 'errors' }),
  ]);

const loadedTranslators = new Map<Locale, ReturnType<typeof loadTranslators>>();

/** Loads the translators once, because a refusal must not cost more than the request it refuses. */
async function loadTranslatorsOnce(locale: Locale): ReturnType<typeof loadTranslators> {
  const translators = loadedTranslators.get(locale) ?? loadTranslators(locale);
  loadedTranslators.set(locale, translators);
  try {
    return await translators;
  } catch (error) {
    loadedTranslators.delete(locale);
    throw error;
  }
}

/** The body of a refusal: with the upstream's own message where it may be shown, otherwise the catalog's. */
async function toRefusalBody(refusal: RequestRefusal, locale: Locale): Promise<RefusalBody> {
  const { code, reason, fields, retryAfter, upstreamError } = refusal;
  const [t, tField] = await loadTranslatorsOnce(locale);
  const upstreamText = upstreamError ? upstreamMessage(upstreamError, locale) : null;
  const message = upstreamText ?? t(code, { ...waitingTimeOf(retryAfter ?? 0) });
  const sentence = (fieldCode: string): string => {
    if (fieldCode === code) return message;
    const codeKey = fieldCode as 'other';
    return tField(tField.has(codeKey) ? codeKey : 'other');
  };
  const fieldTexts = Object.entries(fields ?? {}).map(([path, fieldCode]) => [
    path,
    sentence(fieldCode),
  ]);
  return {
    message,
    reason,
    ...(fields && { fields: Object.fromEntries(fieldTexts) as Record<string, string> }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}
