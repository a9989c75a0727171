/** Remembers the request that the running code responds to, so that each log line can name it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { getProcessWideValue } from '@/lib/core/shared-state/process-wide';

export interface LoggedRequest {
  /** The id in the response's X-Request-Id. */
  readonly request: string;
  /** Method and path, without the query. */
  readonly route: string;
  /** The masked phone of the person concerned: 138****5678. */
  readonly phone?: string;
}

type StoredRequest = { -readonly [Name in keyof LoggedRequest]: LoggedRequest[Name] };
const requestStorage = getProcessWideValue(
  'logged request',
  () => new AsyncLocalStorage<StoredRequest>(),
);

/** The data about the request that is being responded to; empty outside of a request. */
export const getCurrentRequest = (): Partial<LoggedRequest> => ({ ...requestStorage.getStore() });

/** Runs the work of a request; log lines written by it name the request. */
export const runWithinRequest = <T>(request: LoggedRequest, task: () => T): T =>
  requestStorage.run({ ...request }, task);

/**
 * Masks the digits of a phone. The first three and the last four digits stay, as on the pages; of a number with seven
 * digits or fewer only the last two.
 */
export const maskDigits = (digits: string): string =>
  digits.length > 7
    ? digits.slice(0, 3) + '*'.repeat(digits.length - 7) + digits.slice(-4)
    : '*'.repeat(Math.max(0, digits.length - 2)) + digits.slice(-2);

/** Adds the phone, masked, to later log lines of the present request. */
export function setLoggedPhone(phone: string): void {
  const store = requestStorage.getStore();
  if (store) store.phone = maskDigits(phone.replace(/\D/g, ''));
}
