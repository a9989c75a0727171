/** The embedded backend over HTTP, for `npm run backend` and the contract tests. */
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

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
): Promise<void> {
  try {
    const handle = await embeddedBackend();
    const response = await handle(toRequest(incoming, origin));
    // What the handler left unread (a body over the limit) must not be taken for the next request.
    if (!incoming.complete) outgoing.setHeader('connection', 'close');
    await send(response, outgoing);
  } catch (error) {
    log.error('backend', 'request failed', { reason: stackOf(error) });
    outgoing.writeHead(400, { connection: 'close' }).end();
  }
}

export interface BackendServer {
  readonly origin: string;
  /** Lets running requests finish, then closes the database. */
  readonly close: () => Promise<void>;
}

/** Starts listening once the database is ready. */
export async function serveBackend({
  port,
  host,
}: {
  port: number;
  host: string;
}): Promise<BackendServer> {
  await embeddedBackend();
  const server = createServer(
    (incoming, outgoing) => void answer(incoming, outgoing, 'http://backend.invalid'),
  );
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, host, resolve),
  );
  const close = async () => {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    await closeDatabase();
  };
  return { origin: `http://${host}:${(server.address() as AddressInfo).port}`, close };
}
