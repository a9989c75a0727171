/** Sends one request to an engine, with a deadline and one retry. */
import 'server-only';

export interface EngineResponse {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

export interface PostOptions {
  readonly deadlineMs?: number;
  /** Milliseconds before the second try. */
  readonly pauseMs?: number;
}

/** Longest answer in characters. An engine's answer is short; a long page in its place is cut off. */
const maxResponseLength = 10_000;

async function postOnce(
  url: URL,
  type: string,
  body: string,
  deadlineMs: number,
): Promise<EngineResponse> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
    // Following a redirect would send the key to another server.
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  });
  const text = (await response.text()).slice(0, maxResponseLength);
  return { status: response.status, text, retryAfter: response.headers.get('retry-after') };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Posts a request; tries once more when there was no response or the engine failed. A refusal counts as an answer.
 * @throws Error with a message that never contains the URL, which includes the key
 */
export async function postToEngine(
  url: URL,
  type: string,
  body: string,
  { deadlineMs = 15_000, pauseMs = 2_000 }: PostOptions = {},
): Promise<EngineResponse> {
  const tryPost = () =>
    postOnce(url, type, body, deadlineMs).catch((error: { readonly name?: string }) => ({
      failure:
        error.name === 'TimeoutError'
          ? `no answer within ${deadlineMs / 1_000} s`
          : 'no connection',
    }));
  let response = await tryPost();
  if ('failure' in response || response.status >= 500) {
    await pause(pauseMs);
    response = await tryPost();
  }
  if ('failure' in response) throw new Error(response.failure);
  return response;
}
