/** The one entry point to the upstream: every call gets a deadline, a breaker, at most one retry, and a checked answer. */
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { z } from 'zod';
import { processWide } from '@/lib/env/process-wide';
import { addOne, recordDuration } from '@/lib/metrics/metrics';
import type { Endpoint } from '@superbrowser/contract/endpoints';
import { serverEnv } from '@/lib/env/server';
import { UpstreamError } from './error';
import { buildRequest, readAnswer } from './exchange';
import { guardedBy, type CallGuardOptions } from './guard';
import { transportFor, type Transport } from './exchange';

/** No call may take longer, whatever its call site asks for. */
export const maxDeadlineMs = 180_000;

export interface CallOptions {
  /**
   * In place of the endpoint's own: from the first byte sent to the last one read, retry included; less where the request has
   * less left.
   */
  readonly deadlineMs?: number;
}

/**
 * Asks the upstream.
 * @returns the checked data of the answer
 * @throws UpstreamError and nothing else
 */
export type Call = <P extends z.ZodType, D extends z.ZodType>(
  endpoint: Endpoint<P, D>,
  payload: z.input<P>,
  options?: CallOptions,
) => Promise<z.output<D>>;

/** Rejects when the deadline passes, also for a transport that does not watch the signal. */
function withDeadline<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

interface Exchange {
  readonly transport: Transport;
  readonly signal: AbortSignal;
}

async function once(
  endpoint: Endpoint,
  payload: Record<string, unknown>,
  { transport, signal }: Exchange,
) {
  try {
    const exchange = async () => {
      const response = await transport.fetch(buildRequest(endpoint, payload, transport, signal));
      return readAnswer(response, endpoint, () => transport.keys().encryptionKey);
    };
    return await withDeadline(exchange(), signal);
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    throw new UpstreamError(signal.aborted ? 'timeout' : 'network', endpoint, { cause });
  }
}

/** How a call ended, for monitoring: the kind of its failure; of an HTTP status also who caused it. */
function outcomeOf(error: unknown): string {
  if (!(error instanceof UpstreamError)) return 'fault';
  if (error.kind !== 'http') return error.kind;
  const { status = 0 } = error;
  return status >= 400 && status < 500 ? 'http-4xx' : 'http-5xx';
}

/** Counts how a call ended: `ok`, or how it failed. */
async function counted<T>({ path }: Endpoint, call: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  let outcome = 'ok';
  try {
    return await call();
  } catch (error) {
    outcome = outcomeOf(error);
    throw error;
  } finally {
    addOne('upstream_calls', { call: path, outcome });
    recordDuration('upstream_call', { call: path }, performance.now() - begun);
  }
}

/** UPSTREAM_TIMEOUT_SECONDS raises deadlines and never lowers them (E2). */
const atLeastRaised = (deadlineMs: number): number =>
  Math.max(deadlineMs, (serverEnv().UPSTREAM_TIMEOUT_SECONDS ?? 0) * 1_000);

/** A client over one transport. The site uses {@link callUpstream}; tests make their own. */
export function createClient(
  transport: (endpoint: Endpoint) => Transport,
  options: CallGuardOptions = {},
): Call {
  const guard = guardedBy(options);
  return async (endpoint, payload, { deadlineMs = atLeastRaised(endpoint.deadlineMs) } = {}) => {
    const to = transport(endpoint);
    const left = remainingBudget();
    // Not tried at all: says nothing about this call, and must not count for its breaker.
    if (left === 0) throw new UpstreamError('timeout', endpoint);
    const signal = AbortSignal.timeout(Math.min(deadlineMs, maxDeadlineMs, left));
    const work = async () => {
      const exchange = { transport: to, signal };
      const data = await once(endpoint, payload as Record<string, unknown>, exchange);
      const result = endpoint.data.safeParse(data);
      if (result.success) return result.data;
      throw new UpstreamError('schema', endpoint, { cause: result.error });
    };
    return counted(endpoint, () => guard(endpoint, to.name, signal, work));
  };
}

/** The site's client. One per process: breakers must survive hot reloads and count for all bundles together. */
export const callUpstream: Call = (endpoint, payload, options) =>
  processWide('upstream call', () => createClient(transportFor))(endpoint, payload, options);

// What all calls of one request may take together. Each call has its own deadline; a form that makes several
// would keep its visitor waiting for their sum while the upstream hangs.

/** Milliseconds: a write may take as long as one call of it, a read is over after seven seconds. */
const requestBudgetMs = { read: 7_000, write: 30_000 } as const;

interface Budget {
  /** Milliseconds on the process's clock; unknown until the first call: a visitor's slow upload costs nothing. */
  until: number | undefined;
  readonly forMs: number;
}

const storage = new AsyncLocalStorage<Budget>();

/**
 * Runs the work of a request; the calls it makes share one budget, which begins with the first of them.
 * @param kind whether the request changes something
 */
export const withinBudget = <T>(kind: keyof typeof requestBudgetMs, work: () => T): T =>
  storage.run({ until: undefined, forMs: atLeastRaised(requestBudgetMs[kind]) }, work);

/** Milliseconds a call of the running request may still take; without a request as many as it likes. */
export function remainingBudget(): number {
  const budget = storage.getStore();
  if (!budget) return Infinity;
  const now = performance.now();
  budget.until ??= now + budget.forMs;
  return Math.max(0, Math.ceil(budget.until - now));
}
