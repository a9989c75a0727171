/** An answer that is kept and given to everybody. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { bodiesOf, type Bodies } from './bodies';
import { encodingOf, type Encoding } from './encoding';

export interface KeptAnswer {
  readonly headers: OutgoingHttpHeaders;
  /** Weak, since all encodings share it. */
  readonly etag: string;
  readonly bodies: Bodies;
}

/** Headers that belong to one answer, or that sending sets anew. */
const perAnswer = new Set([
  'x-request-id',
  'content-length',
  'content-encoding',
  'etag',
  'connection',
  'date',
  'accept-ranges',
]);

/** For an answer that names none: two of them are one only if they read the same. */
const tagOf = (body: Buffer) => `"${createHash('sha1').update(body).digest('base64')}"`;

const weak = (etag: string) => `W/${etag.trim().replace(/^W\//, '')}`;

/**
 * What a handler has answered, to be kept.
 * @param before the answer kept so far, whose compressed bodies stay good when nothing has changed
 * @param made forms of the body the build has made already
 */
export function keptAnswer(
  response: ServerResponse,
  body: Buffer,
  {
    before,
    made,
  }: { before?: KeptAnswer | undefined; made?: Partial<Record<Encoding, Buffer>> } = {},
): KeptAnswer {
  const headers = Object.fromEntries(
    Object.entries(response.getHeaders()).filter(([name]) => !perAnswer.has(name)),
  );
  const vary = String(headers['vary'] ?? '');
  if (!/accept-encoding/i.test(vary))
    headers['vary'] = vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding';
  const etag = weak(String(response.getHeader('etag') ?? tagOf(body)));
  return { headers, etag, bodies: before?.etag === etag ? before.bodies : bodiesOf(body, made) };
}

/** What a visitor's own headers ask for. */
export interface Wishes {
  readonly accepted: string | undefined;
  readonly knownTags: string | undefined;
  readonly knownSince: string | undefined;
}

/** Takes them off the request: whoever answers it must give the plain answer, whole. */
export function takeWishes(request: IncomingMessage): Wishes {
  const {
    'accept-encoding': accepted,
    'if-none-match': knownTags,
    'if-modified-since': knownSince,
  } = request.headers;
  delete request.headers['accept-encoding'];
  delete request.headers['if-none-match'];
  delete request.headers['if-modified-since'];
  return {
    accepted: Array.isArray(accepted) ? accepted.join() : accepted,
    knownTags,
    knownSince,
  };
}

/** Whether the visitor has this answer. A date counts only without tags (RFC 9110, 13.1.3). */
function has({ knownTags, knownSince }: Wishes, { etag, headers }: KeptAnswer): boolean {
  if (knownTags !== undefined) return knownTags.split(',').some((tag) => weak(tag) === etag);
  return knownSince !== undefined && knownSince === headers['last-modified'];
}

/**
 * @param extra headers for this visitor alone, in the place of the answer's own; with them it is always given whole: a
 *   304 would write them into a copy that a cache on the way keeps for everybody (RFC 9111, 4.3.4)
 */
export async function sendKept(
  wishes: Wishes,
  response: ServerResponse,
  answer: KeptAnswer,
  extra: OutgoingHttpHeaders = {},
): Promise<void> {
  for (const [name, value] of Object.entries({ ...answer.headers, ...extra }))
    if (value !== undefined) response.setHeader(name, value);
  response.setHeader('ETag', answer.etag);
  response.statusCode = 200;
  response.statusMessage = '';
  if (Object.keys(extra).length === 0 && has(wishes, answer)) {
    response.removeHeader('content-type');
    response.writeHead(304).end();
    return;
  }
  const encoding = encodingOf(wishes.accepted);
  const body = await answer.bodies.of(encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
