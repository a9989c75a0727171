/** What is refused before anything acts on it (X4), and what every request is given. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '@/lib/env/loopback.mjs';
import { clientAddress, clientAddressHeader, type TrustedProxies } from '@/lib/http/client-address';
import { unlistedPageHeader } from '@/lib/pages';
import { methodsOf } from './api-methods';

export interface CheckOptions {
  /** Public origin of the site; its host is allowed next to loopback. */
  readonly origin: string;
  /** Further hosts, separated by spaces or commas (an internal name, a health checker). */
  readonly extraHosts?: string | undefined;
  /** Whose X-Forwarded-For is believed. */
  readonly proxies: TrustedProxies;
}

export interface EarlyResponse {
  readonly status: 204 | 400 | 405;
  readonly message: string;
  /** Methods the address takes; with 405, and with the 204 that answers OPTIONS. */
  readonly allow?: string;
}

const bad = (message: string): EarlyResponse => ({
  status: 400,
  message: `Bad Request: ${message}`,
});

/** Host without port, lower case; IPv6 keeps its brackets. */
function hostName(header: string): string {
  return header.toLowerCase().replace(/:\d*$/, '');
}

/** Node keeps the first of several Host headers; a proxy in front may have gone by the last. */
function hasOneHost(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count === 1;
}

/** Whether a path decodes to valid UTF-8 without NUL. */
function isReadable(path: string): boolean {
  if (/^[\w./-]*$/.test(path)) return true;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** By the request line alone: a method no address here takes 405; a target that is not a readable path of this site 400. */
function refusedTarget(method: string, target: string): EarlyResponse | null {
  const path = target.split('?')[0] ?? '';
  const allow = [...(target.startsWith('/') ? methodsOf(path) : ['GET', 'HEAD']), 'OPTIONS'];
  if (!['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method))
    return { status: 405, message: 'Method Not Allowed', allow: allow.join(', ') };
  if (!target.startsWith('/') || target.startsWith('//') || target.startsWith('/\\'))
    return bad('only a path of this site can be asked for');
  if (!isReadable(path)) return bad('the path cannot be decoded');
  if (method === 'OPTIONS') return { status: 204, message: '', allow: allow.join(', ') };
  if (!allow.includes(method))
    return { status: 405, message: 'Method Not Allowed', allow: allow.join(', ') };
  return null;
}

/**
 * Checks a request line and its headers: unlisted or repeated Hosts 400, Server Actions (there are none) 400, OPTIONS
 * answered, and a method the address does not take 405.
 * @param hosts allowed next to loopback, lower case and without a port
 */
export function earlyResponseOf(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>,
  hosts: ReadonlySet<string>,
): EarlyResponse | null {
  const target = refusedTarget(request.method ?? '', request.url ?? '');
  if (target && target.status !== 204) return target;
  const name = hostName(request.headers.host ?? '');
  if (!hasOneHost(request.rawHeaders) || !(hosts.has(name) || isLoopback(name)))
    return bad('unknown Host');
  if ('next-action' in request.headers) return bad('there are no server actions here');
  return target;
}

/** Bytes of a refused body that are thrown away so that its sender reads the answer; then the line is cut. */
const discarded = 256 * 1024;

function discardBody(request: IncomingMessage): void {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > discarded) request.socket.destroy();
  });
}

/** Answers what is refused, and OPTIONS. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: EarlyResponse): void {
  if (refusal.allow) reply.header('Allow', refusal.allow);
  if (refusal.status === 400) reply.header('Connection', 'close');
  reply.code(refusal.status).header('Cache-Control', 'no-store');
  discardBody(request.raw);
  if (refusal.status === 204) void reply.send();
  else void reply.type('text/plain; charset=utf-8').send(`${refusal.message}\n`);
}

/** Gives every request an id and the address it is counted for, and refuses what no page of this site sends. */
export function addChecks(app: FastifyInstance, { proxies, ...options }: CheckOptions): void {
  const hosts = new Set(
    [new URL(options.origin).host, ...(options.extraHosts ?? '').split(/[\s,]+/)]
      .filter(Boolean)
      .map(hostName),
  );
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    // A visitor's own values are not trusted: they would end up in logs and limits.
    raw.headers['x-request-id'] = request.id;
    raw.headers[clientAddressHeader] = clientAddress(
      raw.socket.remoteAddress,
      String(raw.headers['x-forwarded-for'] ?? ''),
      proxies,
    );
    delete raw.headers[unlistedPageHeader];
    const refusal = earlyResponseOf(raw, hosts);
    if (refusal) return refuse(request, reply, refusal);
    // Only now may a client that sent "Expect: 100-continue" send its body.
    if (raw.headers.expect) reply.raw.writeContinue();
    done();
  });
  // What the server answers itself says which request it was; responses written past Fastify say it on their own.
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('X-Request-Id', request.id);
    done();
  });
}
