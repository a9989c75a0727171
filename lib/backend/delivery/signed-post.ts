import 'server-only';
import { createHmac } from 'node:crypto';
import { sendOut } from '@/lib/net/outgoing';

const deadlineMs = 5_000;

/**
 * Posts JSON. `x-signature` is the hex HMAC-SHA256 of `<x-timestamp>.<body>`, the timestamp in Unix
 * seconds; the receiver refuses old timestamps.
 * @throws Error unless the answer is a 2xx
 */
export async function signedPost(url: string, secret: string, content: unknown): Promise<void> {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const request = new Request(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signature,
    },
    signal: AbortSignal.timeout(deadlineMs),
  });
  const response = await sendOut(request);
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the receiver answered ${response.status}`);
}
