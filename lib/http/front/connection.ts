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

/** CONNECT asks for a tunnel; this server has none (X4). */
export function refuseTunnels(server: Server): void {
  server.on('connect', (_request, socket) =>
    reply(socket, '405 Method Not Allowed', ['Allow: GET, HEAD, POST, OPTIONS']),
  );
}

/**
 * Upgrade offers another protocol and may be declined by answering in this one (RFC 9110, 7.8). Node does so
 * while nobody listens for upgrades; Next adds a listener that answers nothing at all.
 */
export function declineUpgrades(server: Server): void {
  server.on('newListener', (event) => {
    if (event === 'upgrade') queueMicrotask(() => server.removeAllListeners('upgrade'));
  });
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

/** Times a connection is given, in milliseconds. */
export const timeouts = {
  /** For the request line and headers. */
  headersTimeout: 20_000,
  /** For the whole request: a screenshot of 2 MB over a slow line. */
  requestTimeout: 120_000,
  /** Between two requests; longer than a proxy in front keeps its own end (nginx: 60 s). */
  keepAliveTimeout: 65_000,
  /** How often the first two are looked at. */
  connectionsCheckingInterval: 5_000,
} as const;

/**
 * The reader of the log (a pipe, a collector) may end before the site does. Its write errors are ignored:
 * unhandled, each would be logged, and logging it would fail again.
 */
export function outliveLog(streams: readonly Writable[]): void {
  for (const stream of streams) stream.on('error', () => undefined);
}
