/**
 * Sends requests to other servers with a client of its own. Next replaces the global `fetch` by a function that tees
 * response bodies; when one of the two copies is not read, canceling hangs and the connection is never released.
 */
import 'server-only';
import { Agent, request as send, type Dispatcher } from 'undici';
import { secondMs } from '@superbrowser/shared/durations';

const agentLimits = {
  /** Connections to one server; further requests wait, within their own deadline. */
  connections: 128,
  pipelining: 1,
  connect: { timeout: 5 * secondMs },
  // Callers set shorter deadlines. These timeouts apply where a caller set none; no call may take longer than 180 s.
  headersTimeout: 180 * secondMs,
  bodyTimeout: 30 * secondMs,
  // Shorter than the 5 s after which Node's own servers close an idle connection.
  keepAliveTimeout: 4 * secondMs,
  keepAliveMaxTimeout: 60 * secondMs,
} satisfies Agent.Options;

const agent = new Agent(agentLimits);

type Body = Dispatcher.ResponseData['body'];

/** A stream with backpressure. Canceling it before its end closes the connection. */
function streamOf(body: Body): ReadableStream<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = (await chunks.next()) as IteratorResult<Uint8Array>;
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void body.destroy(),
    },
    { highWaterMark: 0 },
  );
}

/** Statuses without a body; a Response with them must not have one. */
const bodilessStatuses = new Set([204, 205, 304]);

function toResponse({ statusCode, headers, body }: Dispatcher.ResponseData): Response {
  // The reader gets the error when it reads. Without this listener the error would be unhandled and end the process.
  body.on('error', () => undefined);
  try {
    const entries = Object.entries(headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((item): [string, string] => [name, item]),
    );
    const init = { status: statusCode, headers: entries };
    if (!bodilessStatuses.has(statusCode)) return new Response(streamOf(body), init);
    body.resume();
    return new Response(null, init);
  } catch (error) {
    body.destroy();
    throw error;
  }
}

/**
 * Sends a request to another server.
 * @param request its signal is the deadline for the whole response, up to the last byte
 * @returns the unchanged response: redirects are not followed, nothing is retried or decompressed. The caller must read
 * or cancel the body, because only that releases the connection.
 * @throws the signal's reason, or an Error when there is no response
 */
export async function fetchExternal(request: Request): Promise<Response> {
  const { url, method, signal } = request;
  const response = await send(url, {
    dispatcher: agent,
    method: method as Dispatcher.HttpMethod,
    headers: {
      // Some firewalls refuse requests without a User-Agent; compressed responses would have to be decompressed here.
      'user-agent': 'node',
      'accept-encoding': 'identity',
      ...Object.fromEntries(request.headers),
    },
    body: request.body && Buffer.from(await request.arrayBuffer()),
    signal,
  });
  return toResponse(response);
}
