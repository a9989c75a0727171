/** A body in the forms visitors accept, each made once and off the main thread. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding';

export interface Bodies {
  readonly of: (encoding: Encoding) => Promise<Buffer>;
  /** Bytes held so far. */
  readonly size: () => number;
  /** Nobody will ask again: what is not begun need not be made. */
  readonly drop: () => void;
}

const brotli = (body: Buffer, quality: number) =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** For an answer that is sent once: a few milliseconds, and within a tenth of the best. */
export const compressedOnce = (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'identity') return Promise.resolve(body);
  return encoding === 'br' ? brotli(body, 5) : promisify(gzip)(body, { level: 6 });
};

/** The best takes a third of a second of a processor: one at a time, so that the others serve visitors. */
let line = Promise.resolve();

function inLine(work: () => Promise<void>): void {
  line = line.then(work).catch(() => undefined);
}

/**
 * @param plain the body as it is
 * @param made forms the build has made already
 */
export function bodiesOf(plain: Buffer, made: Partial<Record<Encoding, Buffer>> = {}): Bodies {
  const forms = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]]);
  let bytes = plain.length;
  let dropped = false;
  const put = (encoding: Encoding, body: Buffer) => {
    bytes += body.length;
    forms.set(encoding, Promise.resolve(body));
  };
  for (const [encoding, body] of Object.entries(made)) put(encoding as Encoding, body);

  /** What the first visitors get is made at once; the smallest comes in its place. */
  async function improve(first: Promise<Buffer>): Promise<void> {
    if (dropped) return;
    const best = await brotli(plain, 11);
    bytes -= (await first).length;
    put('br', best);
  }

  function make(encoding: Encoding): Promise<Buffer> {
    const first =
      encoding === 'gzip' ? promisify(gzip)(plain, { level: 9 }) : compressedOnce(plain, encoding);
    void first.then(
      (body) => (bytes += body.length),
      () => forms.delete(encoding),
    );
    if (encoding === 'br') inLine(() => improve(first));
    return first;
  }

  return {
    of(encoding) {
      const known = forms.get(encoding) ?? make(encoding);
      if (!forms.has(encoding)) forms.set(encoding, known);
      return known;
    },
    size: () => bytes,
    drop: () => {
      dropped = true;
    },
  };
}
