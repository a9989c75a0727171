/** Calls of client components to the handlers of this site. */
import { browserDeadlineMs } from '@/lib/core/env/browser-deadline';
import type { RefusalBody } from '@/lib/core/http/responses/refusal-body';
import type { Locale } from '@/lib/core/i18n/routing';

export type ApiResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly kind: 'refused'; readonly refusal: RefusalBody }
  /** There was no response, or it could not be read: the page shows its own message. */
  | { readonly ok: false; readonly kind: 'network' | 'undecodable' };

function isRefusal(value: unknown): value is RefusalBody {
  const { message, reason } = (value ?? {}) as Partial<Record<keyof RefusalBody, unknown>>;
  return typeof message === 'string' && message !== '' && typeof reason === 'string';
}

async function readResult<Data>(response: Response): Promise<ApiResult<Data>> {
  if (response.status === 204) return { ok: true, data: undefined as Data };
  try {
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, data: body as Data };
    if (isRefusal(body)) return { ok: false, kind: 'refused', refusal: body };
  } catch {
    // The body is a proxy's error page, or the response is incomplete.
  }
  return { ok: false, kind: 'undecodable' };
}

async function sendRequest<Data>(
  path: string,
  init: RequestInit,
  deadlineMs = browserDeadlineMs,
): Promise<ApiResult<Data>> {
  try {
    const signal = AbortSignal.timeout(deadlineMs);
    return await readResult<Data>(await fetch(path, { ...init, signal }));
  } catch {
    return { ok: false, kind: 'network' };
  }
}

/**
 * Posts JSON to a handler of this site; a form with a file is sent unchanged. Never throws.
 * @param locale language of the page, for the messages of a refusal (a page may send no referrer)
 * @param deadlineMs given where sending takes longer than the usual deadline
 */
export function postToApi<Data>(
  path: string,
  body: unknown,
  locale: Locale,
  deadlineMs?: number,
): Promise<ApiResult<Data>> {
  const hasFile = body instanceof FormData;
  const init = {
    method: 'POST',
    headers: {
      ...(!hasFile && { 'Content-Type': 'application/json' }),
      'Content-Language': locale,
    },
    body: hasFile ? body : JSON.stringify(body),
  };
  return sendRequest(path, init, deadlineMs);
}

/** Reads from a handler of this site. Never throws. */
export function fetchFromApi<Data>(path: string): Promise<ApiResult<Data>> {
  return sendRequest(path, {});
}

/** Milliseconds by the upstream's clock (D4); by the clock of the visitor's device when the site does not answer. */
export async function fetchServerTime(): Promise<number> {
  const response = await fetchFromApi<{ timestamp?: unknown } | null>('/api/server-time');
  const timestamp = response.ok ? response.data?.timestamp : undefined;
  return typeof timestamp === 'number' ? timestamp : Date.now();
}
