/** Refuses invalid requests before any other code. Pure: checks only the head of a request. */
import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '@/lib/core/env/validation/loopback.mjs';

interface RequestHead {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
}

interface RequestHeadRefusal {
  readonly status: 400 | 405 | 421;
  readonly reason: string;
}

/** Headers that proxies set, and browsers do not. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];

const withoutPort = (host: string) => host.replace(/:\d*$/, '');

function checkHost(headers: IncomingHttpHeaders, origin: string | null): RequestHeadRefusal | null {
  const host = (headers.host ?? '').toLowerCase();
  if (origin === null) {
    if (proxyHeaders.some((name) => headers[name] !== undefined))
      return {
        status: 421,
        reason: 'The console does not answer through a proxy. Set CONSOLE_ORIGIN.',
      };
    return isLoopback(withoutPort(host))
      ? null
      : { status: 421, reason: 'The console answers on this machine only.' };
  }
  if (host !== new URL(origin).host)
    return { status: 421, reason: 'The console answers under CONSOLE_ORIGIN only.' };
  return headers['x-forwarded-proto'] === 'https'
    ? null
    : { status: 421, reason: 'The console wants https: the proxy must send X-Forwarded-Proto.' };
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** @param origin CONSOLE_ORIGIN; null where it is not set @returns null for a request that is allowed */
export function checkRequestHead(
  { method, target, headers }: RequestHead,
  origin: string | null,
): RequestHeadRefusal | null {
  const hostRefusal = checkHost(headers, origin);
  if (hostRefusal) return hostRefusal;
  if (!['GET', 'HEAD', 'POST'].includes(method))
    return { status: 405, reason: 'Method Not Allowed' };
  const isPath = target.startsWith('/') && !target.startsWith('//') && !target.startsWith('/\\');
  return isPath && isReadable(target.split('?')[0] ?? '')
    ? null
    : { status: 400, reason: 'Bad Request' };
}
