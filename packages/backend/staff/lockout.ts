/** How long to wait after failed sign-ins. Pure. */
import { minuteMs } from '@superbrowser/shared/durations';

/** When failures lead to a wait. The first failures count as typing mistakes. */
export interface LockoutRule {
  /** Failures in a row without a wait. */
  readonly freeAttempts: number;
  /** The longest wait in milliseconds. */
  readonly maxLockoutMs: number;
  /**
   * Milliseconds after which earlier failures are forgotten; when left out, they count until retention removes them
   * (`consoleTraces`).
   */
  readonly forgetAfterMs?: number;
}

export const lockoutRules = {
  /** Failures of a name from one IP, in a known browser or with a right recovery code; also failures of a session. */
  source: { freeAttempts: 9, maxLockoutMs: 24 * 60 * minuteMs },
  /**
   * Failures of a name from anywhere. Anyone can cause them, so the limit is much higher, and the staff member can
   * still sign in by a known browser or a recovery code.
   */
  name: { freeAttempts: 99, maxLockoutMs: 60 * minuteMs, forgetAfterMs: 60 * minuteMs },
  /** Failures of all names from one IP. */
  ip: { freeAttempts: 100, maxLockoutMs: 60 * minuteMs, forgetAfterMs: 60 * minuteMs },
} as const satisfies Record<string, LockoutRule>;

/**
 * Milliseconds in which no password is checked: a minute after the first failure beyond the free attempts, doubled with
 * each further failure.
 * @param failureCount failures in a row
 */
export const lockoutMs = (
  failureCount: number,
  { freeAttempts, maxLockoutMs }: Pick<LockoutRule, 'freeAttempts' | 'maxLockoutMs'>,
): number =>
  failureCount <= freeAttempts
    ? 0
    : Math.min(maxLockoutMs, minuteMs * 2 ** Math.min(failureCount - freeAttempts - 1, 30));
