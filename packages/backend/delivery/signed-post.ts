import 'server-only';
import { createHmac } from 'node:crypto';

const deadlineMs = 5_000;

/** Who is told, and the secret both ends know. */
export interface Receiver {
  readonly url: string;
  readonly secret: string;
}

/**
 * Posts JSON. `x-signature` is the hex HMAC-SHA256 of `<x-timestamp>.<body>`, the timestamp in Unix
 * seconds; the receiver refuses old timestamps.
 * @returns the status of the answer
 * @throws Error where none comes in time
 */
export async function postSigned({ url, secret }: Receiver, content: unknown): Promise<number> {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const unwrapped = (error: Error) => {
    // "fetch failed" says nothing; why stands in its cause.
    throw (error.cause as Error | undefined) ?? error;
  };
  const response = await fetch(url, {
    method: 'POST',
    // Where an answer leads is no address an operator has configured.
    redirect: 'manual',
    body,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signature,
    },
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(unwrapped);
  await response.body?.cancel();
  return response.status;
}

/** The same, for what must be taken. @throws Error unless the answer is a 2xx */
export async function signedPost(url: string, secret: string, content: unknown): Promise<void> {
  const status = await postSigned({ url, secret }, content);
  if (status < 200 || status > 299) throw new Error(`the receiver answered ${status}`);
}
