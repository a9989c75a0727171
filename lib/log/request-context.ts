/** Which request the running code answers, so that each line of the log can name it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '@/lib/env/process-wide';

export interface LoggedRequest {
  /** As in the answer's X-Request-Id. */
  readonly request: string;
  /** Method and path, without the query. */
  readonly route: string;
  /** Of whom the request speaks, masked: 138****5678. */
  readonly phone?: string;
}

type Stored = { -readonly [Name in keyof LoggedRequest]: LoggedRequest[Name] };
const storage = processWide('logged request', () => new AsyncLocalStorage<Stored>());

/** What is known of the request being answered; nothing outside of one. */
export const currentRequest = (): Partial<LoggedRequest> => ({ ...storage.getStore() });

/** Runs the work of a request; lines written meanwhile name it. */
export const withinRequest = <T>(request: LoggedRequest, work: () => T): T =>
  storage.run({ ...request }, work);

/** The first three digits and the last four stay, as on the pages; shorter numbers lose all but the last two. */
export const maskedDigits = (digits: string): string =>
  digits.length > 7
    ? digits.slice(0, 3) + '*'.repeat(digits.length - 7) + digits.slice(-4)
    : '*'.repeat(Math.max(0, digits.length - 2)) + digits.slice(-2);

/** Lines of the request being answered name this phone from now on, masked. */
export function setLoggedPhone(digits: string): void {
  const store = storage.getStore();
  if (store) store.phone = maskedDigits(digits.replace(/\D/g, ''));
}
