import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { clientAddress, clientAddressHeader, type TrustedProxies } from '../client-address';
import { isLoopback } from '../loopback';

export interface GuardOptions {
  /** Public origin of the site; its host is allowed beside loopback. */
  readonly origin: string;
  /** Further hosts, separated by spaces or commas (an internal name, a health checker). */
  readonly extraHosts?: string | undefined;
  /** Whose X-Forwarded-For is believed. */
  readonly proxies: TrustedProxies;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
const allow = [...methods].join(', ');

/** What is refused before Next sees it (X4). */
export interface Refusal {
  readonly status: 400 | 405;
  readonly message: string;
}

/** Host without port, lower case; IPv6 keeps its brackets. */
function hostName(header: string): string {
  return header.toLowerCase().replace(/:\d*$/, '');
}

/**
 * Judges a request line and Host header: methods nobody uses here 405; absolute-form targets,
 * unlisted Hosts and targets that could name another site 400.
 */
export function refusalOf(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  options: Omit<GuardOptions, 'proxies'>,
): Refusal | null {
  if (!methods.has(request.method ?? '')) return { status: 405, message: 'Method Not Allowed' };
  const target = request.url ?? '';
  if (!target.startsWith('/') || target.startsWith('//') || target.startsWith('/\\')) {
    return { status: 400, message: 'Bad Request: only a path of this site can be asked for' };
  }
  const listed = [new URL(options.origin).host, ...(options.extraHosts ?? '').split(/[\s,]+/)]
    .filter(Boolean)
    .map(hostName);
  const name = hostName(request.headers.host ?? '');
  if (!isLoopback(name) && !listed.includes(name))
    return { status: 400, message: 'Bad Request: unknown Host' };
  return null;
}

/** Answers refusals itself, gives every request an id, and hands the rest on. */
export function guard(
  options: GuardOptions,
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
    const refusal = refusalOf(request, options);
    if (refusal) {
      if (refusal.status === 405) response.setHeader('Allow', allow);
      response.writeHead(refusal.status, {
        'Content-Type': 'text/plain; charset=utf-8',
        Connection: 'close',
      });
      response.end(`${refusal.message}\n`);
      return;
    }
    next(request, response).catch((error: unknown) => {
      console.error(`[${id}] request failed`, error);
      if (!response.headersSent)
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end();
    });
  };
}
