/** SWR's fetcher for client components that read from the handlers of this site, and the error it throws. */
import { browserDeadlineMs } from '@/lib/core/env/browser-deadline';
import type { Locale } from '@/lib/core/i18n/routing';

/** Thrown when something could not be read. */
export class FetchError extends Error {
  override readonly name = 'FetchError';

  /** @param message the handler's sentence; '' when there was no response or nothing that could be read */
  constructor(
    message: string,
    readonly isSignedOut = false,
  ) {
    super(message);
  }
}

interface ReadOptions {
  /** The page's language, for the message of a refusal; it is sent because a page may send no referrer. */
  readonly locale?: Locale;
  readonly deadlineMs?: number;
}

async function requestJson(path: string, { locale, deadlineMs = browserDeadlineMs }: ReadOptions) {
  try {
    return await fetch(path, {
      ...(locale && { headers: { 'Content-Language': locale } }),
      signal: AbortSignal.timeout(deadlineMs),
    });
  } catch {
    throw new FetchError('');
  }
}

/**
 * Requests a JSON object from a handler of this site. Forms use `fetchFromApi` (`site-api.ts`): SWR would exceed the
 * size limit for the scripts of their pages.
 * @throws FetchError
 */
export async function fetchJsonOrThrow<Data extends object>(
  path: string,
  options: ReadOptions = {},
): Promise<Data> {
  const response = await requestJson(path, options);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && typeof body === 'object' && body !== null) return body as Data;
  const { message } = (body ?? {}) as { message?: unknown };
  throw new FetchError(typeof message === 'string' ? message : '', response.status === 401);
}
