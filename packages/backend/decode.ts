import 'server-only';
import { timingSafeEqual, createHash } from 'node:crypto';
import { readLimited } from '@/lib/net/read-limited';
import { decodeOpaque, parseJson, WireError } from '@superbrowser/contract/codec';
import { decryptJson, isEncryptedMessage } from '@superbrowser/contract/encrypted';
import type { Endpoint } from '@superbrowser/contract/endpoints';

/** A request that gets a bare status instead of an envelope. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(readonly status: number) {
    super(`HTTP ${status}`);
  }
}

export interface Keys {
  readonly apiKey: string;
  readonly encryptionKey: string;
}

/** Bytes of a body; an application may carry a screenshot of 2 MB as base64, encoded once more on the way. */
export const limitOf = (endpoint: Endpoint) =>
  endpoint.path === '/official_website/apply' ? 5 * 1024 * 1024 : 64 * 1024;

/** Bytes of a body that carries this JSON as an opaque field: `data=` and base64 without padding. */
export const opaqueBytesOf = (json: string): number =>
  'data='.length + Math.ceil((Buffer.byteLength(json) * 4) / 3);

const readBody = (request: Request, limit: number): Promise<Uint8Array> =>
  readLimited(request.body?.getReader(), limit, () => new HttpError(413));

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Compared as digests: equal length, constant time. */
const sameKey = (given: string, known: string) => timingSafeEqual(digest(given), digest(known));

function opaqueField(fields: URLSearchParams): unknown {
  const data = fields.get('data');
  if (data === null) throw new WireError('No data field');
  return decodeOpaque(data);
}

const isType = (request: Request, type: string) =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() === type;

/**
 * The payload of a request, still unchecked.
 * @throws HttpError 401 wrong key, 413 body over its limit, 415 wrong content type; WireError when it does not decode
 */
export async function decodePayload(
  request: Request,
  endpoint: Endpoint,
  keys: Keys,
): Promise<unknown> {
  const query = new URL(request.url).searchParams;
  if (endpoint.channel === 'plain') return Object.fromEntries(query);
  if (endpoint.channel === 'encrypted') {
    if (!sameKey(request.headers.get('x-api-key') ?? '', keys.apiKey)) throw new HttpError(401);
    if (!isType(request, 'application/json')) throw new HttpError(415);
    const body = parseJson(await readBody(request, limitOf(endpoint)));
    if (!isEncryptedMessage(body)) throw new WireError('No encrypted message');
    return decryptJson(body, keys.encryptionKey);
  }
  if (endpoint.method === 'GET') return opaqueField(query);
  if (!isType(request, 'application/x-www-form-urlencoded')) throw new HttpError(415);
  return opaqueField(
    new URLSearchParams(Buffer.from(await readBody(request, limitOf(endpoint))).toString('utf8')),
  );
}
