import 'server-only';
import { createHmac } from 'node:crypto';
import { messageText, type Deliver } from './types';

const deadlineMs = 5_000;

/**
 * Posts each message as JSON. `x-signature` is the hex HMAC-SHA256 of `<x-timestamp>.<body>`, the
 * timestamp in Unix seconds; the receiver refuses old timestamps.
 */
export function webhook(url: string, secret: string): Deliver {
  return async (message) => {
    const body = JSON.stringify({ ...message, text: messageText(message) });
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signature,
    };
    const signal = AbortSignal.timeout(deadlineMs);
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers,
      signal,
      redirect: 'manual',
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the gateway answered ${response.status}`);
  };
}
