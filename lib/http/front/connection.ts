import type { Server } from 'node:http';
import type { Duplex, Writable } from 'node:stream';

const reply = (socket: Duplex, status: string, headers: readonly string[] = []) => {
  if (socket.writable)
    socket.end(
      [`HTTP/1.1 ${status}`, ...headers, 'Connection: close', 'Content-Length: 0', '', ''].join(
        '\r\n',
      ),
    );
};

/** CONNECT asks for a tunnel, Upgrade for another protocol: this server has neither (X4). */
export function refuseTunnels(server: Server): void {
  server.on('connect', (_request, socket) =>
    reply(socket, '405 Method Not Allowed', ['Allow: GET, HEAD, POST, OPTIONS']),
  );
}

/** What Node's parser refuses never reaches a listener; an unknown method still deserves a 405 (X4). */
export function answerParserError(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    if (error.code === 'HPE_INVALID_METHOD')
      return reply(socket, '405 Method Not Allowed', ['Allow: GET, HEAD, POST, OPTIONS']);
    if (error.code === 'HPE_HEADER_OVERFLOW')
      return reply(socket, '431 Request Header Fields Too Large');
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return reply(socket, '408 Request Timeout');
    return reply(socket, '400 Bad Request');
  });
}

/** Seconds in which requests in flight may finish after the signal. */
const drainSeconds = 20;

/** On a signal: take no new connections, finish the requests in flight, then leave. */
export function drainOn(server: Server, signals: readonly NodeJS.Signals[]): void {
  let draining = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (draining) return;
      draining = true;
      console.log(`${signal}: finishing requests in flight`);
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      setTimeout(() => process.exit(0), drainSeconds * 1000).unref();
    });
  }
}

/**
 * Whoever reads the log may go first (a pipe, a collector). That costs the log, not the site: unheard, the
 * failed write would be reported by another one, which fails too, and so on for ever.
 */
export function outliveLog(streams: readonly Writable[]): void {
  for (const stream of streams) stream.on('error', () => undefined);
}
