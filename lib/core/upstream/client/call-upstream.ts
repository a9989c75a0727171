/**
 * Makes the site's calls of the contract. Each call gets a deadline, a circuit breaker with at most one retry
 * (call-policy.ts), and a validated response. (The readiness check requests the embedded backend's /health directly.)
 */
import 'server-only';
import type { z } from 'zod';
import type { Endpoint, SiteDataEndpoint } from '@superbrowser/contract/endpoints';
import { getProcessWideValue } from '@/lib/core/shared-state/process-wide';
import { incrementCounter, recordDuration } from '@/lib/core/monitoring/metrics/metrics';
import { UpstreamError } from './upstream-error';
import { buildRequest, readResponse, transportFor, type Transport } from './transport';
import { createPolicyRunner, type CallPolicyOptions } from './call-policy';
import { maxDeadlineMs, raisedDeadlineMs, startOrReadBudgetMs } from './call-deadlines';

interface CallOptions {
  /**
   * A deadline in place of the endpoint's own. It covers the time from the start of the call to the last byte
   * read, including a retry. It is shorter where the request's remaining budget is. UPSTREAM_TIMEOUT_SECONDS does not
   * raise it.
   */
  readonly deadlineMs?: number;
}

/**
 * Makes a call; {@link transportFor} selects the server.
 * @returns the validated data of the response
 * @throws UpstreamError and no other error
 */
export type UpstreamCall = <P extends z.ZodType, D extends z.ZodType>(
  endpoint: Endpoint<P, D>,
  payload: z.input<P>,
  options?: CallOptions,
) => Promise<z.output<D>>;

type SiteDataCall = <P extends z.ZodType, D extends z.ZodType>(
  endpoint: SiteDataEndpoint<P, D>,
  payload: z.input<P>,
  options?: CallOptions,
) => Promise<z.output<D>>;

/** Rejects at the deadline, also for a transport that ignores the signal. */
function withDeadline<T>(call: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const rejectAborted = () => reject(signal.reason as Error);
    if (signal.aborted) rejectAborted();
    signal.addEventListener('abort', rejectAborted, { once: true });
    call.then(resolve, reject).finally(() => signal.removeEventListener('abort', rejectAborted));
  });
}

interface SendContext {
  readonly transport: Transport;
  readonly signal: AbortSignal;
}

async function sendOnce(
  endpoint: Endpoint,
  payload: Record<string, unknown>,
  { transport, signal }: SendContext,
) {
  try {
    const sendAndRead = async () => {
      const response = await transport.fetch(buildRequest(endpoint, payload, transport, signal));
      return readResponse(response, endpoint, () => transport.keys().encryptionKey);
    };
    return await withDeadline(sendAndRead(), signal);
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    throw new UpstreamError(signal.aborted ? 'timeout' : 'network', endpoint, { cause });
  }
}

/** Outcome of a failed call for metrics: the kind of failure. An HTTP status is named `http-4xx` or `http-5xx`. */
function outcomeOf(error: unknown): string {
  if (!(error instanceof UpstreamError)) return 'fault';
  if (error.kind !== 'http') return error.kind;
  const { status = 0 } = error;
  return status >= 400 && status < 500 ? 'http-4xx' : 'http-5xx';
}

/** Counts the outcome of a call: `ok`, or the kind of failure. */
async function withOutcomeCounted<T>({ path }: Endpoint, call: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  let outcome = 'ok';
  try {
    return await call();
  } catch (error) {
    outcome = outcomeOf(error);
    throw error;
  } finally {
    incrementCounter('upstream_calls', { call: path, outcome });
    recordDuration('upstream_call', { call: path }, performance.now() - startedAt);
  }
}

/**
 * Creates a client; `transportOf` selects the transport of each endpoint. The site uses {@link callUpstream} and
 * {@link callSiteData}; tests create their own.
 */
export function createUpstreamCall(
  transportOf: (endpoint: Endpoint) => Transport,
  options: CallPolicyOptions = {},
): UpstreamCall {
  const runWithPolicy = createPolicyRunner(options);
  return async (endpoint, payload, { deadlineMs = raisedDeadlineMs(endpoint.deadlineMs) } = {}) => {
    const chosenTransport = transportOf(endpoint);
    const budgetMs = startOrReadBudgetMs();
    // A skipped call says nothing about the upstream, so it must not count for the breaker.
    if (budgetMs === 0) throw new UpstreamError('timeout', endpoint);
    const signal = AbortSignal.timeout(Math.min(deadlineMs, maxDeadlineMs, budgetMs));
    const attempt = async () => {
      const context = { transport: chosenTransport, signal };
      const data = await sendOnce(endpoint, payload as Record<string, unknown>, context);
      const result = endpoint.data.safeParse(data);
      if (result.success) return result.data;
      throw new UpstreamError('schema', endpoint, { cause: result.error });
    };
    return withOutcomeCounted(endpoint, () =>
      runWithPolicy(endpoint, chosenTransport.name, signal, attempt),
    );
  };
}

/**
 * Calls the upstream; {@link callSiteData} is for the site's own data. Each process has one client, because breakers
 * must survive hot reloads and count for all bundles together.
 */
export const callUpstream: UpstreamCall = (endpoint, payload, options) =>
  getProcessWideValue('upstream call', () => createUpstreamCall(transportFor))(
    endpoint,
    payload,
    options,
  );

/** Calls the embedded backend for the site's own data, also where UPSTREAM_HOST names another API. */
export const callSiteData: SiteDataCall = (endpoint, payload, options) =>
  callUpstream(endpoint, payload, options);
