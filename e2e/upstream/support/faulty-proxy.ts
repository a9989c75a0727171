import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { ports } from '../../support/servers/ports-and-folders';

/** How the proxy answers; a number is an HTTP status with a body that never ends. */
export type ProxyMode =
  | 'forward'
  | 'hang'
  | 'error'
  | 'malformed'
  | 'empty-list'
  | 'giant'
  /** 429 to the call for the list of v6 only, which is encrypted. */
  | 'maintenance'
  | number;

/** Stands in for a site's upstream and misbehaves as configured. */
export class FaultyProxy {
  mode: ProxyMode = 'forward';
  /** Calls whose path contains this are answered 500, whatever the mode; '' fails no call. */
  failingPath = '';
  /** Requested paths, in order, whatever was answered. */
  readonly requestedPaths: string[] = [];
  /** Paths of requests that have ended, answered or given up, since the last call of `open`. */
  readonly endedPaths: string[] = [];
  #server: Server | undefined;

  /** A free port at the first start, and the same port at every later start. */
  #port = 0;

  /** The proxy's origin, known once the proxy was started. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(mode: ProxyMode): Promise<void> {
    this.mode = mode;
    this.endedPaths.length = 0;
    if (this.#server) return;
    this.#server = createServer((request, response) => this.#respond(request, response));
    await new Promise<void>((resolve) => this.#server?.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  #respond(request: IncomingMessage, response: ServerResponse): void {
    const { mode } = this;
    const path = request.url ?? '/';
    this.requestedPaths.push(path);
    // A request that was received in another mode does not count.
    response.once('close', () => mode === this.mode && this.endedPaths.push(path));
    if (this.failingPath !== '' && path.includes(this.failingPath))
      return void response.writeHead(500).end('boom');
    if (mode === 'hang') return;
    if (typeof mode === 'number')
      return void response.writeHead(mode, { location: '/elsewhere' }).write('refused');
    if (mode === 'error') return void response.writeHead(500).end('boom');
    if (mode === 'malformed') return void response.end('{"ret":0,"data":"%%%');
    if (mode === 'maintenance' && path.includes('v6_client'))
      return void response.writeHead(429).end();
    if (mode === 'giant') return void response.end(Buffer.alloc(6 * 1024 * 1024, 'x'));
    if (mode === 'empty-list' && path.includes('versionlist')) {
      const data = { pc: {}, phone: {}, v6: '[' };
      return void response.end(JSON.stringify({ ret: 0, msg: '', data }));
    }
    forward(request, response);
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Forwards a request to the stand-alone backend, and its response back. */
function forward(request: IncomingMessage, response: ServerResponse): void {
  const { url, method, headers } = request;
  const options = { port: ports.backend, host: '127.0.0.1', path: url, method, headers };
  const forwarded = httpRequest(options, (forwardedResponse) => {
    response.writeHead(forwardedResponse.statusCode ?? 502, forwardedResponse.headers);
    forwardedResponse.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
}
