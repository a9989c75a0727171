/** Test helpers: a small HTTP server whose responses the test chooses, in the format of the upstream API, or broken. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodeOpaque } from '@superbrowser/contract/wire-format';
import { fetchExternal } from '@/lib/core/fetch/fetch-external';
import { UpstreamError } from '@/lib/core/upstream/client/upstream-error';
import type { Transport } from '@/lib/core/upstream/client/transport';

export type Responder = (
  request: IncomingMessage,
  response: ServerResponse,
) => void | Promise<void>;

export const testKeys = { apiKey: 'test-api-key-0123', encryptionKey: '0123456789abcdef' };

/**
 * The error a call rejects with.
 * @throws Error when it does not reject, or with another error
 */
export async function rejectionOf(call: Promise<unknown>): Promise<UpstreamError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof UpstreamError)) throw new Error(`Not an UpstreamError: ${String(error)}`);
  return error;
}

export const respondJson =
  (body: unknown, status = 200): Responder =>
  (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));

/** A successful response with encoded data. */
export const respondData = (data: unknown): Responder =>
  respondJson({ ret: 0, msg: '', data: encodeOpaque(data) });

/** A server whose response the test sets; it counts its requests. */
export async function startFakeUpstreamServer() {
  const state: { respond: Responder; requestCount: number } = {
    respond: respondJson({}),
    requestCount: 0,
  };
  const server = createServer((request, response) => {
    state.requestCount += 1;
    void state.respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const transport: Transport = {
    name: origin,
    origin,
    fetch: fetchExternal,
    keys: () => testKeys,
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return Object.assign(state, { origin, transport, stop });
}
