/**
 * Ends requests whose bodies do not arrive. Each such request holds a connection, and a client that opens many would
 * hold all connections. Only the two servers use this, server/app.ts and packages/console/server.ts, before Next gets a
 * request.
 */
import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Milliseconds for a body to arrive; a form without files does so even over a slow connection. */
const bodyDeadlineMs = 15_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/** Ends a request with 408 when its body is not complete in time. */
export function enforceBodyDeadline(
  request: IncomingMessage,
  response: ServerResponse,
  deadlineMs = bodyDeadlineMs,
): void {
  if (request.complete || !hasBody(request)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) response.writeHead(408, { Connection: 'close' }).end();
    request.destroy();
  }, deadlineMs).unref();
  request.once('close', () => clearTimeout(timer));
}
