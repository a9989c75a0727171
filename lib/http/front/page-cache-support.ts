/** A server with the page cache before a handler of the test's, and a visitor. */
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Handler } from './error-page';
import { withPageCache } from './page-cache';

export const chrome = 'Chrome/142.0';

interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type CacheOptions = NonNullable<Parameters<typeof withPageCache>[1]>;

/** What a static page's answer says. */
export const page: Handler = (_, response) => {
  response.setHeader('Cache-Control', 's-maxage=60, stale-while-revalidate=240');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('ETag', '"tag"');
  response.setHeader('Content-Security-Policy', "default-src 'none'");
  response.write('<p>店');
  response.end('铺</p>');
  return Promise.resolve();
};

export class Site {
  /** Requests that went behind the cache. */
  readonly asked: { readonly url: string | undefined; readonly headers: IncomingHttpHeaders }[] =
    [];
  /** In milliseconds. */
  time = 1_000_000;
  outdated = false;
  private server: Server | undefined;

  constructor(
    public handler: Handler = page,
    private readonly options: CacheOptions = {},
  ) {}

  async start(): Promise<this> {
    const cached = withPageCache(
      (request: IncomingMessage, response) => {
        this.asked.push({ url: request.url, headers: { ...request.headers } });
        return this.handler(request, response);
      },
      {
        line: { mayBeOutdated: () => this.outdated },
        now: () => this.time,
        ...this.options,
      },
    );
    this.server = createServer(
      (request, response) => void cached(request, response).catch(() => response.destroy()),
    );
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    return this;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => void this.server?.close(() => resolve()));
  }

  ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answered> {
    const { port } = this.server?.address() as AddressInfo;
    const options = { port, host: '127.0.0.1', path, method };
    return new Promise((resolve, reject) => {
      httpRequest({ ...options, headers: { 'user-agent': chrome, ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    });
  }
}
