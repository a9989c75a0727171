/** Bodies that do not come: each holds a connection, and whoever opens many holds all of them. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Longer than any form takes on a bad line; packages have their own time (server.requestTimeout). */
export const bodyMs = 15_000;

/** Ends a request whose body is not there in time with 408. */
export function giveUpSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  ms = bodyMs,
): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) response.writeHead(408, { Connection: 'close' }).end();
    request.destroy();
  }, ms).unref();
  request.once('close', () => clearTimeout(timer));
  response.once('close', () => clearTimeout(timer));
}
