/** A backend over HTTP, for `npm run backend` and the contract tests. */
import 'server-only';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { log, stackOf } from '@/lib/log/log';
import { embeddedBackend, closeDatabase } from './instance';

function toRequest(incoming: IncomingMessage, origin: string): Request {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : undefined;
  return new Request(new URL(incoming.url ?? '/', origin), {
    method,
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'content-length': body.byteLength,
  });
  outgoing.end(body);
}

type Handle = (request: Request) => Promise<Response>;

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: Handle,
): Promise<void> {
  try {
    const response = await handle(toRequest(incoming, 'http://backend.invalid'));
    // What the handler left unread (a body over the limit) must not be taken for the next request.
    if (!incoming.complete) outgoing.setHeader('connection', 'close');
    await send(response, outgoing);
  } catch (error) {
    log.error('backend', 'request failed', { reason: stackOf(error) });
    outgoing.writeHead(400, { connection: 'close' }).end();
  }
}

interface Place {
  readonly port: number;
  readonly host: string;
}

export interface BackendServer {
  readonly origin: string;
  /** Lets running requests finish. */
  readonly close: () => Promise<void>;
}

/** Starts listening, with a handler of the caller's. */
export async function listen(handle: Handle, { port, host }: Place): Promise<BackendServer> {
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing, handle));
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, host, resolve),
  );
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
  return { origin: `http://${host}:${(server.address() as AddressInfo).port}`, close };
}

/** Starts listening once the database is ready, and closes it at the end. */
export async function serveBackend(place: Place): Promise<BackendServer> {
  await embeddedBackend();
  const { origin, close } = await listen(
    async (request) => (await embeddedBackend())(request),
    place,
  );
  return { origin, close: () => close().then(closeDatabase) };
}
