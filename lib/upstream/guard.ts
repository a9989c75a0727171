import 'server-only';
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  DelegateBackoff,
  circuitBreaker,
  handleWhen,
  noop,
  retry,
  wrap,
  type IPolicy,
} from 'cockatiel';
import type { Endpoint } from '@/lib/wire/endpoints';
import { UpstreamError, type UpstreamErrorKind } from './error';

export interface GuardOptions {
  /** How long a call that failed {@link failuresToOpen} times in a row is not tried again. */
  readonly halfOpenAfterMs?: number;
}

export const failuresToOpen = 3;

// A ret is an answer, a 429 says itself when to come back: neither speaks for leaving the upstream alone.
const outages = new Set<UpstreamErrorKind>([
  'network',
  'timeout',
  'http',
  'too-large',
  'undecodable',
  'schema',
]);
const isOutage = (error: Error) =>
  error instanceof UpstreamError &&
  outages.has(error.kind) &&
  !(error.status && error.status >= 400 && error.status < 500);

// Only what may be gone a moment later is worth asking again.
const isTransient = (error: Error) =>
  error instanceof UpstreamError &&
  (error.kind === 'network' || (error.kind === 'http' && (error.status ?? 0) >= 500));

const jitter = new DelegateBackoff(() => 50 + Math.random() * 200);

/** One breaker per upstream call, closing again by itself; inside it one retry with jitter for idempotent reads. */
export function guardedBy({ halfOpenAfterMs = 10_000 }: GuardOptions) {
  const policies = new Map<string, IPolicy>();

  function policyOf(endpoint: Endpoint, name: string): IPolicy {
    const key = `${name} ${endpoint.method} ${endpoint.path}`;
    const known = policies.get(key);
    if (known) return known;
    const breaker = circuitBreaker(handleWhen(isOutage), {
      breaker: new ConsecutiveBreaker(failuresToOpen),
      halfOpenAfter: halfOpenAfterMs,
    });
    const again = endpoint.idempotent
      ? retry(handleWhen(isTransient), { maxAttempts: 1, backoff: jitter })
      : noop;
    const policy = wrap(breaker, again);
    policies.set(key, policy);
    return policy;
  }

  return async <T>(
    endpoint: Endpoint,
    name: string,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> => {
    try {
      return await policyOf(endpoint, name).execute(work, signal);
    } catch (cause) {
      if (cause instanceof UpstreamError) throw cause;
      throw new UpstreamError(
        cause instanceof BrokenCircuitError ? 'open-circuit' : 'timeout',
        endpoint,
        { cause },
      );
    }
  };
}
