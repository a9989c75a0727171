/** Which encodings of a body a visitor accepts, and how a body is compressed. */
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * The best encoding that a visitor accepts. An encoding with `q=0`, as in `br;q=0`, is refused.
 * @param acceptEncoding the `Accept-Encoding` header
 */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  const offers = (acceptEncoding ?? '')
    .split(',')
    .map((offer) => offer.trim().toLowerCase().split(';'));
  const accepts = (name: string) =>
    offers.some(([offer, weight]) => offer === name && !/^\s*q=0(\.0*)?$/.test(weight ?? ''));
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

/**
 * @param quality of brotli: 11 gives the smallest body and takes a third of a second of processor time; 5 takes some
 * milliseconds, and its body is a tenth larger
 */
export const compressBrotli = (body: Buffer, quality: 5 | 11): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** @param level 9 for a page that is kept and sent many times, 6 for a response that is sent once */
export const compressGzip = (body: Buffer, level: 6 | 9): Promise<Buffer> =>
  promisify(gzip)(body, { level });

/** Compresses a response that is sent once. */
export const compressQuickly = async (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'identity') return body;
  return encoding === 'br' ? compressBrotli(body, 5) : compressGzip(body, 6);
};

/** The response's Vary header with Accept-Encoding added. */
export function varyWithEncoding(presentVary: OutgoingHttpHeaders[string]): string {
  const vary = String(presentVary ?? '');
  if (/accept-encoding/i.test(vary)) return vary;
  return vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding';
}
