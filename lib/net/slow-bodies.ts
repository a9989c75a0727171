/** Bodies that do not come: each holds a connection, and a client that opens many holds all of them. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Longer than any form takes on a bad line; pictures and packages have their own time (server.requestTimeout). */
export const bodyMs = 15_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/** Ends a request whose body is not there in time with 408. */
export function endSlowBody(request: IncomingMessage, response: ServerResponse, ms = bodyMs): void {
  if (request.complete || !hasBody(request)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) response.writeHead(408, { Connection: 'close' }).end();
    request.destroy();
  }, ms).unref();
  request.once('close', () => clearTimeout(timer));
}
