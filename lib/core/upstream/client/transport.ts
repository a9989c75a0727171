/** Handles one request to the upstream: its target, its format, and reading the response. */
import 'server-only';
import {
  WireError,
  decodeOpaque,
  decryptJson,
  encodeOpaque,
  encryptJson,
  envelopeSchema,
  isEncryptedMessage,
  parseJson,
} from '@superbrowser/contract/wire-format';
import { type Endpoint, basePath } from '@superbrowser/contract/endpoints';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { isBuilding, getRuntimeEnv, getUpstreamKeys } from '@/lib/core/env/runtime';
import { fetchExternal } from '@/lib/core/fetch/fetch-external';
import { readLimited } from '@/lib/core/fetch/read-limited';
import { UpstreamError } from './upstream-error';

export type Fetch = (request: Request) => Promise<Response>;

export interface Transport {
  /**
   * Name of the upstream in the keys of caches and circuit breakers, so that data and failures of one upstream never
   * count for another.
   */
  readonly name: string;
  readonly origin: string;
  /** Secret of the embedded backend, which only responds to callers that send it. */
  readonly secret?: string | undefined;
  readonly fetch: Fetch;
  readonly keys: () => { apiKey: string; encryptionKey: string };
}

/**
 * Whether this is a build without any API. Pages of a demonstration are built from samples, pages of a site with an
 * upstream from its data; the content of all other pages waits for the real database (B6).
 */
export const isBuildWithoutApi = (): boolean => {
  const { UPSTREAM_HOST, BACKEND_ORIGIN } = getRuntimeEnv();
  return isBuilding() && !UPSTREAM_HOST && !BACKEND_ORIGIN;
};

/** The embedded backend. Its name is not its URL, because the port changes with each start. */
function backendTransport(): Transport {
  const { BACKEND_ORIGIN, BACKEND_SECRET } = getRuntimeEnv();
  return {
    name: 'embedded',
    origin: BACKEND_ORIGIN ?? 'http://backend.invalid',
    secret: BACKEND_SECRET,
    fetch: BACKEND_ORIGIN
      ? fetchExternal
      : () => Promise.reject(new Error('BACKEND_ORIGIN is not set')),
    keys: getUpstreamKeys,
  };
}

/** Target of calls in an encoding. The site's own data are always in the embedded backend. */
export function transportFor({ encoding }: Pick<Endpoint, 'encoding'>): Transport {
  const upstreamOrigin = getRuntimeEnv().UPSTREAM_HOST;
  if (!upstreamOrigin || encoding === 'site-data') return backendTransport();
  return {
    name: upstreamOrigin,
    origin: upstreamOrigin,
    fetch: fetchExternal,
    keys: getUpstreamKeys,
  };
}

/** Target of calls to the API: the upstream, or the embedded backend without one. */
export const apiTransport = (): Transport => transportFor({ encoding: 'opaque' });

function withQuery(url: URL, values: Record<string, unknown>): URL {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  return url;
}

/**
 * Writes a request in the encoding of its call (`encoding` of packages/contract/define-endpoint.ts). The language is
 * Chinese even for English pages, because the API knows no other. English pages show texts of the site instead of the
 * API's messages (E1).
 */
export function buildRequest(
  endpoint: Endpoint,
  payload: Record<string, unknown>,
  transport: Transport,
  signal: AbortSignal,
): Request {
  const url = new URL(`${basePath}${endpoint.path}`, transport.origin);
  // Redirects are not followed, because the upstream's URL is configuration, which a response must not change.
  const init = { method: endpoint.method, signal, redirect: 'manual' } as const;
  const headers = {
    accept: 'application/json',
    'super-lang': 'zh',
    ...(transport.secret && { 'x-backend-secret': transport.secret }),
  };
  if (endpoint.encoding === 'plain')
    return new Request(withQuery(url, payload), { ...init, headers });
  const jsonHeaders = { ...headers, 'content-type': 'application/json' };
  if (endpoint.encoding === 'site-data')
    return new Request(url, { ...init, headers: jsonHeaders, body: JSON.stringify(payload) });
  const payloadWithLanguage = { ...payload, language: 'zh' };
  if (endpoint.encoding === 'encrypted') {
    const { apiKey, encryptionKey } = transport.keys();
    return new Request(url, {
      ...init,
      headers: { ...jsonHeaders, 'x-api-key': apiKey },
      body: JSON.stringify(encryptJson(payloadWithLanguage, encryptionKey)),
    });
  }
  const data = encodeOpaque(payloadWithLanguage);
  if (endpoint.method === 'GET') return new Request(withQuery(url, { data }), { ...init, headers });
  return new Request(url, { ...init, headers, body: new URLSearchParams({ data }) });
}

/** Longest response in bytes; a longer response is refused while it arrives. */
export const maxResponseBytes = 5 * 1024 * 1024;

/** Reads the body of a response. A refused response is canceled, because the next call needs its connection. */
async function readBytes(response: Response, endpoint: Endpoint): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const createTooLargeError = () =>
    new UpstreamError('too-large', endpoint, { status: response.status });
  try {
    return await readLimited(reader, maxResponseBytes, createTooLargeError);
  } catch (error) {
    await reader?.cancel();
    throw error;
  }
}

function decodeBody(
  bytes: Uint8Array,
  endpoint: Endpoint,
  getEncryptionKey: () => string,
): unknown {
  try {
    const json = parseJson(bytes);
    if (endpoint.encoding === 'encrypted' && isEncryptedMessage(json))
      return decryptJson(json, getEncryptionKey());
    return json;
  } catch (cause) {
    if (cause instanceof WireError) throw new UpstreamError('undecodable', endpoint, { cause });
    throw cause;
  }
}

const statusError = (status: number, endpoint: Endpoint) =>
  new UpstreamError(status === 429 ? 'busy' : 'http', endpoint, { status });

/** The data of an envelope. Only a response in the opaque encoding must have an envelope; any other may be the data. */
function unwrapEnvelope(json: unknown, endpoint: Endpoint): unknown {
  const hasResultCode = typeof json === 'object' && json !== null && 'ret' in json;
  if (!hasResultCode && endpoint.encoding !== 'opaque') return json;
  const envelope = envelopeSchema.safeParse(json);
  if (!envelope.success)
    throw new UpstreamError('undecodable', endpoint, { cause: envelope.error });
  const { ret, msg, data } = envelope.data;
  try {
    const content =
      endpoint.encoding === 'opaque' && typeof data === 'string' && data !== ''
        ? decodeOpaque(data)
        : data;
    if (ret === resultCodes.ok) return content;
    throw new UpstreamError('ret', endpoint, { ret, msg, data: content });
  } catch (cause) {
    if (cause instanceof WireError) throw new UpstreamError('undecodable', endpoint, { cause });
    throw cause;
  }
}

/**
 * Reads a response down to its data, which are not validated yet.
 * @throws UpstreamError busy, http, too-large, undecodable or ret
 */
export async function readResponse(
  response: Response,
  endpoint: Endpoint,
  getEncryptionKey: () => string,
): Promise<unknown> {
  if (!response.ok) {
    await response.body?.cancel();
    throw statusError(response.status, endpoint);
  }
  return unwrapEnvelope(
    decodeBody(await readBytes(response, endpoint), endpoint, getEncryptionKey),
    endpoint,
  );
}
