import type { Locale } from '@/lib/i18n/routing';

/** Why something could not be read. */
export class ReadError extends Error {
  override readonly name = 'ReadError';

  /** @param message the handler's sentence; '' when nobody answered or nothing that could be read */
  constructor(
    message: string,
    readonly signedOut = false,
  ) {
    super(message);
  }
}

/** Longer than any deadline of the handlers: whoever waits this long has lost the connection. */
const deadlineMs = 30_000;

async function answerOf(path: string, locale: Locale): Promise<Response> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), deadlineMs);
  try {
    // The header says the page's language: pages may send no referrer.
    return await fetch(path, { headers: { 'Content-Language': locale }, signal: abort.signal });
  } catch {
    throw new ReadError('');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads JSON from a handler of this site.
 * @throws ReadError
 */
export async function read(path: string, locale: Locale): Promise<unknown> {
  const response = await answerOf(path, locale);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && typeof body === 'object' && body !== null) return body;
  const message =
    !response.ok && typeof body === 'object' && body !== null && 'message' in body
      ? body.message
      : '';
  throw new ReadError(typeof message === 'string' ? message : '', response.status === 401);
}
