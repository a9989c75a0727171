import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { storedPageHeader } from '@/lib/routes';
import type { Handler } from '../error-page';
import { intercept } from '../intercept';

/** Collects what a handler answers instead of sending it; null when the visitor left meanwhile. */
export function collect(
  handle: Handler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    // Next's compression writes the head before the body: nothing may leave before it is decided what to send.
    const release = intercept(response, {
      head: () => 'withhold',
      chunk: (chunk) => void chunks.push(chunk),
      end: () => {
        // Not at once: a layer inside that ended the answer has to swallow what the handler still says.
        queueMicrotask(release);
        resolve(Buffer.concat(chunks));
      },
    });
    response.once('close', () => resolve(null));
    handle(request, response).catch((error: Error) => {
      release();
      reject(error);
    });
  });
}

/**
 * Asks for a page as a visitor would, by a request of the site's own: nothing of a visitor can be in the answer (A6).
 * @param address path of the page, without a query
 */
export async function askSite(
  handle: Handler,
  address: string,
): Promise<{ readonly response: ServerResponse; readonly body: Buffer | null }> {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url: address,
    // Only pages that were found are asked for: should one be gone meanwhile, its own look into the store says so.
    headers: { host: 'localhost', [storedPageHeader]: '1' },
  });
  const response = new ServerResponse(request);
  return { response, body: await collect(handle, request, response) };
}
