/** Which request the running code answers, so that each line of the log can name it. */
import { AsyncLocalStorage } from 'node:async_hooks';

interface LoggedRequest {
  /** As in the answer's X-Request-Id. */
  readonly request: string;
  /** Method and path, without the query. */
  readonly route: string;
}

// One per process: the server's bundles each hold a copy of this file.
const shared = globalThis as typeof globalThis & {
  __loggedRequest?: AsyncLocalStorage<LoggedRequest>;
};
const storage = (shared.__loggedRequest ??= new AsyncLocalStorage<LoggedRequest>());

/** What is known of the request being answered; nothing outside of one. */
export const currentRequest = (): Partial<LoggedRequest> => storage.getStore() ?? {};

/** Runs the work of a request; lines written meanwhile name it. */
export const withinRequest = <T>(request: LoggedRequest, work: () => T): T =>
  storage.run(request, work);
