/** Refuses requests before anything acts on them (X4), and gives them their id and IP. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '@/lib/core/env/validation/loopback.mjs';
import {
  determineClientIp,
  clientIpHeader,
  type TrustedProxies,
} from '@/lib/core/http/requests/client-ip';
import { unlistedPageHeader } from '@/lib/pages';
import { methodsOf } from './api-methods';

export interface RequestCheckOptions {
  /** Public origin of the site; its host is allowed next to loopback. */
  readonly origin: string;
  /** Further hosts, separated by spaces or commas (an internal name, a health checker). */
  readonly extraHosts?: string | undefined;
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly proxies: TrustedProxies;
}

interface EarlyResponse {
  readonly status: 204 | 400 | 405;
  readonly message: string;
  /** Allowed methods, for a 405 and for the 204 in response to OPTIONS. */
  readonly allow?: string;
}

const badRequest = (message: string): EarlyResponse => ({
  status: 400,
  message: `Bad Request: ${message}`,
});

/** Host without port, lower case; IPv6 keeps its brackets. */
function hostName(header: string): string {
  return header.toLowerCase().replace(/:\d*$/, '');
}

/**
 * Whether a request has exactly one Host header. Node keeps the first of several; a proxy in front may have used the
 * last.
 */
function hasOneHost(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count === 1;
}

/** Whether a path decodes to valid UTF-8 without NUL. */
function isDecodablePath(path: string): boolean {
  if (/^[\w./-]*$/.test(path)) return true;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/**
 * Checks only the request line: 405 for a method that the path does not allow, 400 for a target that is not a readable
 * path of this site, 204 for OPTIONS, null if the request may continue.
 */
function requestLineResponse(method: string, target: string): EarlyResponse | null {
  const path = target.split('?')[0] ?? '';
  const allow = [...(target.startsWith('/') ? methodsOf(path) : ['GET', 'HEAD']), 'OPTIONS'];
  if (!['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method))
    return { status: 405, message: 'Method Not Allowed', allow: allow.join(', ') };
  if (!target.startsWith('/') || target.startsWith('//') || target.startsWith('/\\'))
    return badRequest('only a path of this site can be asked for');
  if (!isDecodablePath(path)) return badRequest('the path cannot be decoded');
  if (method === 'OPTIONS') return { status: 204, message: '', allow: allow.join(', ') };
  if (!allow.includes(method))
    return { status: 405, message: 'Method Not Allowed', allow: allow.join(', ') };
  return null;
}

/**
 * Checks a request line and its headers: 400 for unlisted or repeated Hosts and for Server Actions (the site has none),
 * a response to OPTIONS, 405 for a method that the path does not allow; null if the request may continue.
 * @param hosts allowed next to loopback, lower case and without a port
 */
export function earlyResponseOf(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>,
  hosts: ReadonlySet<string>,
): EarlyResponse | null {
  const lineResponse = requestLineResponse(request.method ?? '', request.url ?? '');
  if (lineResponse && lineResponse.status !== 204) return lineResponse;
  const name = hostName(request.headers.host ?? '');
  if (!hasOneHost(request.rawHeaders) || !(hosts.has(name) || isLoopback(name)))
    return badRequest('unknown Host');
  if ('next-action' in request.headers) return badRequest('there are no server actions here');
  return lineResponse;
}

/**
 * How many bytes of a refused body are read and discarded, so that its sender reads the response. Then the connection
 * is cut.
 */
const maxDiscardedBytes = 256 * 1024;

function discardBody(request: IncomingMessage): void {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxDiscardedBytes) request.socket.destroy();
  });
}

/** Sends the response to a refused request, or to OPTIONS. */
export function sendEarlyResponse(
  request: FastifyRequest,
  response: FastifyReply,
  earlyResponse: EarlyResponse,
): void {
  if (earlyResponse.allow) response.header('Allow', earlyResponse.allow);
  if (earlyResponse.status === 400) response.header('Connection', 'close');
  response.code(earlyResponse.status).header('Cache-Control', 'no-store');
  discardBody(request.raw);
  if (earlyResponse.status === 204) void response.send();
  else void response.type('text/plain; charset=utf-8').send(`${earlyResponse.message}\n`);
}

/** Gives a request its id and the IP by which it is counted, and refuses requests that no page of this site sends. */
export function addRequestChecks(
  app: FastifyInstance,
  { proxies, ...options }: RequestCheckOptions,
): void {
  const hosts = new Set(
    [new URL(options.origin).host, ...(options.extraHosts ?? '').split(/[\s,]+/)]
      .filter(Boolean)
      .map(hostName),
  );
  app.addHook('onRequest', (request, response, done) => {
    const { raw } = request;
    // A visitor's own values of these headers are not trusted, because they would end up in logs and limits.
    raw.headers['x-request-id'] = request.id;
    raw.headers[clientIpHeader] = determineClientIp(
      raw.socket.remoteAddress,
      String(raw.headers['x-forwarded-for'] ?? ''),
      proxies,
    );
    delete raw.headers[unlistedPageHeader];
    const earlyResponse = earlyResponseOf(raw, hosts);
    if (earlyResponse) return sendEarlyResponse(request, response, earlyResponse);
    // Only now may a client that sent "Expect: 100-continue" send its body.
    if (raw.headers.expect) response.raw.writeContinue();
    done();
  });
  // Responses of the server itself get the request's id here. Responses written past Fastify set it themselves.
  app.addHook('onSend', (request, response, _payload, done) => {
    response.header('X-Request-Id', request.id);
    done();
  });
}
