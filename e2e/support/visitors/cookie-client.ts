/**
 * Visitors without a browser for tests of crowds: many at once, over Node's own HTTP client, on any port. Other tests
 * use Playwright's (http-client.ts).
 */
import { Agent, request as open, type IncomingHttpHeaders } from 'node:http';
import { ports } from '../servers/ports-and-folders';

interface HttpResult {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface HttpRequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, as by a page of the site. */
  readonly body?: unknown;
}

const keepAliveAgent = new Agent({ keepAlive: true, maxSockets: 24 });

/** A visitor without a browser: it stores cookies by path and follows no redirects. */
export class CookieClient {
  readonly #cookies = new Map<string, { path: string; pair: string }>();
  readonly #ip: string;
  readonly #userAgent: string;
  readonly #port: number;

  constructor(ip: string, userAgent: string, port: number = ports.site) {
    this.#ip = ip;
    this.#userAgent = userAgent;
    this.#port = port;
  }

  /** Cookies sent to a path. */
  #cookiesFor(path: string): string {
    const pathname = path.split('?')[0] ?? '/';
    const fits = ({ path: cookiePath }: { path: string }) =>
      cookiePath === '/' || pathname === cookiePath || pathname.startsWith(`${cookiePath}/`);
    return [...this.#cookies.values()]
      .filter(fits)
      .map(({ pair }) => pair)
      .join('; ');
  }

  #store(lines: readonly string[] = []): void {
    for (const setCookie of lines) {
      const pair = setCookie.split(';')[0] ?? '';
      const path = /; Path=([^;]+)/.exec(setCookie)?.[1] ?? '/';
      const key = `${path} ${pair.split('=')[0]}`;
      if (/; Max-Age=0/.test(setCookie)) this.#cookies.delete(key);
      else this.#cookies.set(key, { path, pair });
    }
  }

  /**
   * Sends one request.
   * @throws Error when there is no response
   */
  request(path: string, { method, headers, body }: HttpRequestOptions = {}): Promise<HttpResult> {
    const requestBody = body === undefined ? null : JSON.stringify(body);
    const cookie = this.#cookiesFor(path);
    return new Promise((resolve, reject) => {
      const clientRequest = open(
        {
          host: '127.0.0.1',
          port: this.#port,
          agent: keepAliveAgent,
          path,
          method: method ?? (requestBody === null ? 'GET' : 'POST'),
          headers: {
            host: `localhost:${this.#port}`,
            'x-forwarded-for': this.#ip,
            ...(this.#userAgent && { 'user-agent': this.#userAgent }),
            ...(cookie && { cookie }),
            ...(requestBody !== null && {
              'content-type': 'application/json',
              'content-length': String(Buffer.byteLength(requestBody)),
              'sec-fetch-site': 'same-origin',
            }),
            ...headers,
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('error', reject);
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            this.#store(response.headers['set-cookie']);
            const text = Buffer.concat(parts).toString('utf8');
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
          });
        },
      );
      clientRequest.on('error', reject);
      clientRequest.end(requestBody);
    });
  }
}
