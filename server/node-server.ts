/** The node:http server below Fastify: how it treats connections, tunnels, parser errors and impatient clients (X4). */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const endWithStatus = (socket: Duplex, status: string, headers: readonly string[] = []) => {
  if (socket.writable)
    socket.end(
      [`HTTP/1.1 ${status}`, ...headers, 'Connection: close', 'Content-Length: 0', '', ''].join(
        '\r\n',
      ),
    );
};

/** Time limits of a connection, in milliseconds. */
export const timeouts = {
  /** Time for the request line and headers. */
  headersTimeout: 15_000,
  /** Time for the whole request: enough for a screenshot of 2 MB over a slow line. */
  requestTimeout: 120_000,
  /**
   * Time between two requests. It is longer than the time for which a proxy in front keeps its own end (nginx: 60 s).
   */
  keepAliveTimeout: 65_000,
  /** How often the first two limits are checked. */
  connectionsCheckingInterval: 5_000,
} as const;

/** Refuses CONNECT, which asks for a tunnel. This server has no tunnels. */
function rejectTunnels(server: Server): void {
  server.on('connect', (_request, socket) =>
    endWithStatus(socket, '405 Method Not Allowed', ['Allow: GET, HEAD, POST, OPTIONS']),
  );
}

/**
 * Responds to a request that Node's parser refuses, because it never reaches a listener. An unknown method still gets a
 * 405 (X4).
 */
export function respondToParserError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  if (error.code === 'HPE_INVALID_METHOD')
    return endWithStatus(socket, '405 Method Not Allowed', ['Allow: GET, HEAD, POST, OPTIONS']);
  if (error.code === 'HPE_HEADER_OVERFLOW')
    return endWithStatus(socket, '431 Request Header Fields Too Large');
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return endWithStatus(socket, '408 Request Timeout');
  return endWithStatus(socket, '400 Bad Request');
}

/**
 * Handles pipelined requests of a connection one after the other, because their responses leave in that order anyway,
 * and an unread response holds back the responses behind it. A client that sends more than `maxWaiting` requests ahead
 * is no browser, so its connection is closed.
 * @param maxWaiting requests of one connection that may wait behind the one being handled
 */
export function limitPipelining(listener: RequestListener, maxWaiting = 32): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();

  const startHandling = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // Emitted when the response was sent to the network, or given up.
    response.once('close', () => {
      const startNext = queues.get(socket)?.shift();
      if (startNext && !socket.destroyed) startNext();
      else queues.delete(socket);
    });
    listener(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket);
    if (!queue) {
      queues.set(socket, []);
      return startHandling(request, response);
    }
    if (queue.length >= maxWaiting) {
      queue.length = 0;
      return void socket.destroy();
    }
    queue.push(() => startHandling(request, response));
  };
}

/**
 * The server Fastify listens with. Upgrades are declined by responding in HTTP/1.1, as Node does by default.
 */
export function createHttpServer(listener: RequestListener): Server {
  const limitedListener = limitPipelining(listener);
  const server = createServer(timeouts, limitedListener);
  // Without this, Node responds to "Expect: 100-continue" before the request is checked.
  server.on('checkContinue', limitedListener);
  rejectTunnels(server);
  return server;
}
