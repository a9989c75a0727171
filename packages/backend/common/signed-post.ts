/** Posts data to a webhook, signed with a secret that both sides know. */
import 'server-only';
import { createHmac } from 'node:crypto';

/** A URL of the operator's own system, or of a gateway. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

const deadlineMs = 5_000;

/**
 * Posts JSON. `x-signature` is the hex HMAC-SHA256 of `<x-timestamp>.<body>`, the timestamp in Unix seconds; the
 * other side refuses old timestamps.
 * @returns the status of the answer
 * @throws Error where the webhook cannot be reached or does not answer in time
 */
export async function postSigned({ url, secret }: Webhook, content: unknown): Promise<number> {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const throwCause = (error: Error) => {
    // The message "fetch failed" says nothing about the reason; the error's cause does.
    throw (error.cause as Error | undefined) ?? error;
  };
  const response = await fetch(url, {
    method: 'POST',
    // Redirects are not followed: the data are for the configured address only.
    redirect: 'manual',
    body,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signature,
    },
    signal: AbortSignal.timeout(deadlineMs),
  }).catch(throwCause);
  await response.body?.cancel();
  return response.status;
}

/** Posts data that the webhook must accept. @throws Error where no answer comes in time, or not with 2xx */
export async function postSignedOrThrow(webhook: Webhook, content: unknown): Promise<void> {
  const status = await postSigned(webhook, content);
  if (status < 200 || status > 299)
    // Stored as the reason why a delivery failed, and read again by describe-delivery-failure.ts of the record type.
    throw new Error(`the receiver answered ${status}`);
}
