import type { z } from 'zod';

/** One call of the API: path, encoding, payload and data. */
export interface Endpoint<P extends z.ZodType = z.ZodType, D extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST';
  /** Below `basePath`. */
  readonly path: string;
  /**
   * opaque: encoded `data` in both directions. plain: unencoded query and JSON. encrypted: AES in both directions.
   * site-data: JSON in both directions; always sent to the embedded backend, even if UPSTREAM_HOST names another API
   * for everything else.
   */
  readonly encoding: 'opaque' | 'plain' | 'encrypted' | 'site-data';
  /** How long a client waits, its retry included, in milliseconds, unless a call sets another deadline. */
  readonly deadlineMs: number;
  /**
   * Whether the client may repeat a call that failed, and why; a call that timed out is never repeated. `read`: a GET
   * changes nothing. `keyed`: the payload has a key by which the upstream recognizes a repeat. `never`: every other
   * POST, even one that only reads, because nothing on the wire shows that a repeat is harmless.
   */
  readonly repeat: 'read' | 'keyed' | 'never';
  /**
   * Who determines the payload. `visitor`: an unusable answer may be due to one visitor's input, so it says nothing
   * about the next visitor's call. `site`: the site makes the payload from checked values, so an unusable answer means
   * that the upstream is broken, and counts for the circuit breaker.
   */
  readonly payloadSource: 'visitor' | 'site';
  readonly payload: P;
  readonly data: D;
}

/** A call for the site's own data. */
export interface SiteDataEndpoint<
  P extends z.ZodType = z.ZodType,
  D extends z.ZodType = z.ZodType,
> extends Endpoint<P, D> {
  readonly encoding: 'site-data';
}

/** The default deadline in milliseconds, for calls that render a page (S9). */
const defaultDeadlineMs = 3_000;

/** Deadline of writes in milliseconds. It is long, because a visitor prefers waiting to sending again (E2). */
export const writeDeadlineMs = 30_000;

type Keyed<P extends z.ZodType> =
  z.output<P> extends { readonly idempotency_key: string } ? 'keyed' : never;

type EndpointOptions<P extends z.ZodType, D extends z.ZodType> = Pick<
  Endpoint<P, D>,
  'method' | 'path' | 'payload' | 'data'
> &
  Partial<Pick<Endpoint, 'encoding' | 'deadlineMs' | 'payloadSource'>> & {
    /** Only for payloads with a key. A GET is always repeated, any other POST never. */
    readonly repeat?: Keyed<P>;
  };

/**
 * Completes a row of a table of endpoints. The defaults are the opaque encoding, a visitor's input and a page's
 * deadline.
 */
export const defineEndpoint = <P extends z.ZodType, D extends z.ZodType>(
  options: EndpointOptions<P, D>,
): Endpoint<P, D> => ({
  encoding: 'opaque',
  deadlineMs: defaultDeadlineMs,
  payloadSource: 'visitor',
  ...options,
  repeat: options.repeat ?? (options.method === 'GET' ? 'read' : 'never'),
});
