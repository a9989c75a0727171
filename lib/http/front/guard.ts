import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { log, stackOf } from '@/lib/log/log';
import { clientAddress, clientAddressHeader, type TrustedProxies } from '../client-address';
import { isLoopback } from '@/lib/env/loopback.mjs';
import { methodsOf } from './methods';

export interface FrontGuardOptions {
  /** Public origin of the site; its host is allowed beside loopback. */
  readonly origin: string;
  /** Further hosts, separated by spaces or commas (an internal name, a health checker). */
  readonly extraHosts?: string | undefined;
  /** Whose X-Forwarded-For is believed. */
  readonly proxies: TrustedProxies;
}

/** What is refused before Next sees it (X4). */
export interface FrontRefusal {
  readonly status: 204 | 400 | 405;
  readonly message: string;
  /** Methods the address takes; with 405, and with the 204 that answers OPTIONS. */
  readonly allow?: string;
}

const bad = (message: string): FrontRefusal => ({
  status: 400,
  message: `Bad Request: ${message}`,
});

/** Host without port, lower case; IPv6 keeps its brackets. */
function hostName(header: string): string {
  return header.toLowerCase().replace(/:\d*$/, '');
}

/** Node keeps the first of several Host headers; a proxy in front may have gone by the last. */
function hasOneHost(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((name, n) => n % 2 === 0 && /^host$/i.test(name)).length === 1;
}

/** Whether a path decodes to valid UTF-8 without NUL. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** By the request line alone: a method nobody uses here 405; a target that is not a readable path of this site 400. */
function refusedTarget(method: string, target: string): FrontRefusal | null {
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
 * Judges a request line and its headers: unlisted or repeated Hosts 400, Server Actions (there are none)
 * 400, OPTIONS answered, and a method the address does not take 405.
 */
export function frontRefusalOf(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>,
  options: Omit<FrontGuardOptions, 'proxies'>,
): FrontRefusal | null {
  const listed = [new URL(options.origin).host, ...(options.extraHosts ?? '').split(/[\s,]+/)]
    .filter(Boolean)
    .map(hostName);
  const name = hostName(request.headers.host ?? '');
  const target = refusedTarget(request.method ?? '', request.url ?? '');
  if (target && target.status !== 204) return target;
  if (!hasOneHost(request.rawHeaders) || !(isLoopback(name) || listed.includes(name)))
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

function refuse(request: IncomingMessage, response: ServerResponse, refusal: FrontRefusal): void {
  if (refusal.allow) response.setHeader('Allow', refusal.allow);
  const body = refusal.status === 204 ? '' : `${refusal.message}\n`;
  response.writeHead(refusal.status, {
    ...(body && {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    }),
    'Cache-Control': 'no-store',
    ...(refusal.status === 400 && { Connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  discardBody(request);
}

/** Answers refusals itself, gives every request an id, and hands the rest on. */
export function guard(
  options: FrontGuardOptions,
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): RequestListener {
  return (request, response) => {
    // A visitor's own id is not trusted: it would end up in the logs.
    const id = randomUUID();
    request.headers['x-request-id'] = id;
    request.headers[clientAddressHeader] = clientAddress(
      request.socket.remoteAddress,
      String(request.headers['x-forwarded-for'] ?? ''),
      options.proxies,
    );
    response.setHeader('X-Request-Id', id);
    const refusal = frontRefusalOf(request, options);
    if (refusal) return refuse(request, response, refusal);
    // Only now may a client that sent "Expect: 100-continue" send its body.
    if (request.headers.expect) response.writeContinue();
    next(request, response).catch((error: unknown) => {
      log.error('front', 'request failed', { request: id, reason: stackOf(error) });
      if (!response.headersSent)
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end();
    });
  };
}
