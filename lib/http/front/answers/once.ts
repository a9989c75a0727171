/** Answers that are nobody else's: made for one visitor, compressed on the way out. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '../error-page';
import { compressedOnce } from './bodies';
import { collect } from './collect';
import { encodingOf } from './encoding';

const isText = (type: string) => /^text\/|[/+](?:json|xml)\b/.test(type);

/** Smaller ones gain nothing. In bytes. */
const worthIt = 512;

/** Sends what was collected. @param accepted the visitor's `Accept-Encoding`, which was taken off the request */
export async function sendOnce(
  accepted: string | undefined,
  response: ServerResponse,
  body: Buffer,
): Promise<void> {
  const encoding = encodingOf(accepted);
  const packed =
    response.hasHeader('content-encoding') ||
    !isText(String(response.getHeader('content-type') ?? ''));
  if (packed || body.length < worthIt) return void response.end(body);
  const vary = String(response.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary))
    response.setHeader('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  if (encoding === 'identity') return void response.end(body);
  const small = await compressedOnce(body, encoding);
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', small.length);
  response.end(small);
}

/** Handlers and files, which may be large, and what the router asks for. */
const passes = ({ method, url = '', headers }: IncomingMessage) =>
  method !== 'GET' ||
  /^\/(?:api|_next|files|og|art|qr|metrics)(?:\/|$)/.test(url) ||
  'rsc' in headers ||
  'range' in headers;

/** A page that is not kept: one that does not exist, one made for its visitor, or text for machines. */
export async function once(
  handle: Handler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (passes(request)) return handle(request, response);
  const accepted = request.headers['accept-encoding'];
  delete request.headers['accept-encoding'];
  const body = await collect(handle, request, response);
  if (body) await sendOnce(Array.isArray(accepted) ? accepted.join() : accepted, response, body);
}
