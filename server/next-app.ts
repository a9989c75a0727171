/** Runs Next in this process through its public interface: next.config.ts and the request handler. */
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import inject from 'light-my-request';
import next from 'next';
import { runWithinRequest } from '@/lib/core/log/request-context';

export interface RenderRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST';
  /** Path and query. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
  readonly payload?: string;
}

export interface RenderedResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Renders a response as a whole, without a socket. A response with an error status does not reject. */
export type Render = (request: RenderRequest) => Promise<RenderedResponse>;

export interface NextApp {
  /** Responds to a visitor's request directly, for responses that are streamed and requests with a body. */
  readonly handle: NextHandler;
  readonly render: Render;
}

/** Method and path of a request, such as `GET /download`, for log lines. */
const routeOf = ({
  method = 'GET',
  url = '/',
}: {
  method?: string | undefined;
  url?: string | undefined;
}) => `${method} ${url.split('?', 1)[0]}`;

const requestIdOf = (headers: RenderRequest['headers']) => String(headers?.['x-request-id'] ?? '-');

/** @param handle Next's own handler; the returned functions add the request to what Next prints about a failed page */
export function createNextApp(handle: NextHandler): NextApp {
  return {
    handle: (request, response) =>
      runWithinRequest({ request: requestIdOf(request.headers), route: routeOf(request) }, () =>
        handle(request, response),
      ),
    async render({ method = 'GET', url, headers = {}, payload }) {
      const response = await runWithinRequest(
        { request: requestIdOf(headers), route: routeOf({ method, url }) },
        () =>
          inject(handle as Parameters<typeof inject>[0], {
            method,
            url,
            headers: { host: 'localhost', ...headers } as Record<string, string>,
            ...(payload !== undefined && { payload }),
          }),
      );
      return { status: response.statusCode, headers: response.headers, body: response.rawPayload };
    },
  };
}

interface StartOptions {
  readonly port: number;
  readonly isDevelopment: boolean;
  /** The server whose upgrades Next may handle in development, for hot reloading. */
  readonly server: Server;
}

/** Starts Next on the build, or with hot reloading. */
export async function startNext({ port, isDevelopment, server }: StartOptions): Promise<NextApp> {
  const app = next({
    dev: isDevelopment,
    dir: process.cwd(),
    hostname: 'localhost',
    port,
    // A site in production accepts no upgrades: Next gets a server that is not reachable.
    httpServer: isDevelopment ? server : createServer(),
  });
  const handle = app.getRequestHandler();
  await app.prepare();
  return createNextApp(handle as NextHandler);
}
