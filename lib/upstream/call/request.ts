import 'server-only';
import { encodeOpaque } from '@superbrowser/contract/codec';
import { encryptJson } from '@superbrowser/contract/encrypted';
import { basePath, type Endpoint } from '@superbrowser/contract/endpoints';
import type { Transport } from './transport';

function withQuery(url: URL, values: Record<string, unknown>): URL {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  return url;
}

/** Puts a payload on the wire the way its channel asks (upstream.md, wire format). */
export function buildRequest(
  endpoint: Endpoint,
  payload: Record<string, unknown>,
  transport: Transport,
  signal: AbortSignal,
): Request {
  const url = new URL(`${basePath}${endpoint.path}`, transport.origin);
  // Redirects are not followed: the upstream's address is configuration, not something an answer may change.
  const init = { method: endpoint.method, signal, redirect: 'manual' } as const;
  const headers = {
    accept: 'application/json',
    'super-lang': 'zh',
    ...(transport.secret && { 'x-backend-secret': transport.secret }),
  };
  if (endpoint.channel === 'plain')
    return new Request(withQuery(url, payload), { ...init, headers });
  const json = { ...headers, 'content-type': 'application/json' };
  if (endpoint.channel === 'records')
    return new Request(url, { ...init, headers: json, body: JSON.stringify(payload) });
  const full = { ...payload, language: 'zh' };
  if (endpoint.channel === 'encrypted') {
    const { apiKey, encryptionKey } = transport.keys();
    return new Request(url, {
      ...init,
      headers: { ...json, 'x-api-key': apiKey },
      body: JSON.stringify(encryptJson(full, encryptionKey)),
    });
  }
  const data = encodeOpaque(full);
  if (endpoint.method === 'GET') return new Request(withQuery(url, { data }), { ...init, headers });
  return new Request(url, { ...init, headers, body: new URLSearchParams({ data }) });
}
