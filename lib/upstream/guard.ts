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
  type FailureReason,
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

interface Guarded {
  readonly policy: IPolicy;
  /** HTTP status of the last failure, where it was one. */
  readonly lastStatus: () => number | undefined;
}

function statusOf(reason: FailureReason<unknown> | undefined): number | undefined {
  const error = reason && 'error' in reason ? reason.error : undefined;
  return error instanceof UpstreamError ? error.status : undefined;
}

/** One breaker per upstream call, closing again by itself; inside it one retry with jitter for idempotent reads. */
export function guardedBy({ halfOpenAfterMs = 10_000 }: GuardOptions) {
  const policies = new Map<string, Guarded>();

  function policyOf(endpoint: Endpoint, name: string): Guarded {
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
    const guarded = {
      policy: wrap(breaker, again),
      lastStatus: () => statusOf(breaker.lastFailure),
    };
    policies.set(key, guarded);
    return guarded;
  }

  return async <T>(
    endpoint: Endpoint,
    name: string,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> => {
    const { policy, lastStatus } = policyOf(endpoint, name);
    try {
      return await policy.execute(work, signal);
    } catch (cause) {
      if (cause instanceof UpstreamError) throw cause;
      if (!(cause instanceof BrokenCircuitError))
        throw new UpstreamError('timeout', endpoint, { cause });
      // Why it is not asked: who hears it is told the same as who met the failure.
      const status = lastStatus();
      throw new UpstreamError('open-circuit', endpoint, {
        cause,
        ...(status !== undefined && { status }),
      });
    }
  };
}
