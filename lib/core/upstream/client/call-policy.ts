/**
 * Guards calls to the upstream with a circuit breaker for each endpoint, and with a retry where a repetition is
 * harmless.
 */
import 'server-only';
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  circuitBreaker,
  handleWhen,
  noop,
  retry,
  wrap,
  type CircuitBreakerPolicy,
  type FailureReason,
  type IPolicy,
} from 'cockatiel';
import type { Endpoint } from '@superbrowser/contract/endpoints';
import { addGaugeSource } from '@/lib/core/monitoring/metrics/metrics';
import { UpstreamError, type UpstreamErrorKind } from './upstream-error';

export interface CallPolicyOptions {
  /** Milliseconds for which a call is not tried again after it failed {@link failuresToOpen} times in a row. */
  readonly halfOpenAfterMs?: number;
}

export const failuresToOpen = 3;
/** Milliseconds for which the circuit breaker stays open. */
export const breakerOpenMs = 10_000;

const noResponseKinds = new Set<UpstreamErrorKind>(['network', 'timeout']);
const unusableResponseKinds = new Set<UpstreamErrorKind>(['too-large', 'undecodable', 'schema']);

/** Statuses by which a proxy reports that it cannot reach the upstream, or the upstream that it is unavailable. */
const unavailableStatuses = new Set([502, 503, 504]);

/**
 * Whether a failure counts for the circuit breaker. A ret is a valid response, a 429 has its own waiting time, and any
 * other 4xx is caused by the request. Where a visitor's input is part of the request, every HTTP response except 502,
 * 503 and 504 shows that the upstream is up, because one visitor's input must not open the breaker for all others.
 */
function isOutage(error: Error): boolean {
  if (!(error instanceof UpstreamError)) return false;
  const { kind, status = 0, payloadSource } = error;
  if (noResponseKinds.has(kind) || (kind === 'http' && unavailableStatuses.has(status)))
    return true;
  if (payloadSource === 'visitor') return false;
  return unusableResponseKinds.has(kind) || (kind === 'http' && (status < 400 || status >= 500));
}

// Only failures that may be gone a moment later are retried.
const isTransient = (error: Error) =>
  error instanceof UpstreamError &&
  (error.kind === 'network' || (error.kind === 'http' && (error.status ?? 0) >= 500));

const jitterBackoff = new DelegateBackoff(() => 50 + Math.random() * 200);

interface CallPolicy {
  /** Path of the call, for metrics. */
  readonly path: string;
  readonly breaker: CircuitBreakerPolicy;
  readonly policy: IPolicy;
  /** HTTP status of the last failure, if it had one. */
  readonly lastStatus: () => number | undefined;
}

function statusOf(reason: FailureReason<unknown> | undefined): number | undefined {
  const error = reason && 'error' in reason ? reason.error : undefined;
  return error instanceof UpstreamError ? error.status : undefined;
}

/** 1 for each call whose breaker is open, 0 for the others. */
const breakerStatesOf = (callPolicies: Iterable<CallPolicy>): Record<string, number> =>
  Object.fromEntries(
    [...callPolicies].map(({ path, breaker }) => [
      path,
      breaker.state === CircuitState.Open ? 1 : 0,
    ]),
  );

/**
 * Creates the function that runs each upstream call under its policy. The policy is a circuit breaker, which closes
 * automatically; inside it is a retry with jitter where the endpoint may be repeated.
 */
export function createPolicyRunner({ halfOpenAfterMs = breakerOpenMs }: CallPolicyOptions) {
  const policies = new Map<string, CallPolicy>();
  addGaugeSource('upstream_breaker_open', () => breakerStatesOf(policies.values()));

  function ensurePolicy(endpoint: Endpoint, transportName: string): CallPolicy {
    const key = `${transportName} ${endpoint.method} ${endpoint.path}`;
    const existing = policies.get(key);
    if (existing) return existing;
    const breaker = circuitBreaker(handleWhen(isOutage), {
      breaker: new ConsecutiveBreaker(failuresToOpen),
      halfOpenAfter: halfOpenAfterMs,
    });
    const retryPolicy =
      endpoint.repeat === 'never'
        ? noop
        : retry(handleWhen(isTransient), { maxAttempts: 1, backoff: jitterBackoff });
    const callPolicy = {
      path: endpoint.path,
      breaker,
      policy: wrap(breaker, retryPolicy),
      lastStatus: () => statusOf(breaker.lastFailure),
    };
    policies.set(key, callPolicy);
    return callPolicy;
  }

  return async <T>(
    endpoint: Endpoint,
    transportName: string,
    signal: AbortSignal,
    execute: () => Promise<T>,
  ): Promise<T> => {
    const { policy, lastStatus } = ensurePolicy(endpoint, transportName);
    try {
      return await policy.execute(execute, signal);
    } catch (cause) {
      if (cause instanceof UpstreamError) throw cause;
      if (!(cause instanceof BrokenCircuitError))
        throw new UpstreamError('timeout', endpoint, { cause });
      // The error of an open breaker has the HTTP status of the last failure, so that the visitor sees the same
      // message.
      const status = lastStatus();
      throw new UpstreamError('open-circuit', endpoint, {
        cause,
        ...(status !== undefined && { status }),
      });
    }
  };
}
