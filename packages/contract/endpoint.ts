import type { z } from 'zod';

/** One call: where, how, what is sent and what comes back. */
export interface Endpoint<P extends z.ZodType = z.ZodType, D extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST';
  /** Below `basePath`. */
  readonly path: string;
  /**
   * main: opaque `data` both ways; plain: query and JSON as they are; encrypted: AES both ways; records: JSON both ways,
   * spoken with the embedded backend only, also where UPSTREAM_HOST names another one for everything else.
   */
  readonly channel: 'main' | 'plain' | 'encrypted' | 'records';
  /** Milliseconds a client waits, its retry included, unless a call says otherwise. */
  readonly deadlineMs: number;
  /**
   * Whether the client may ask a second time when no answer came, and why. `read`: a GET changes nothing.
   * `keyed`: the payload carries a key by which the upstream knows it again. `never`: every other POST,
   * also one that reads, because nothing on the wire says that twice is the same as once.
   */
  readonly repeat: 'read' | 'keyed' | 'never';
  /**
   * Who decides what is sent. `visitor`: an answer that cannot be used may be due to what one visitor sent,
   * and says nothing about the next one's. `site`: always the same payload, so that it does.
   */
  readonly input: 'visitor' | 'site';
  readonly payload: P;
  readonly data: D;
}

/** In the rendering path of a page, and for whatever does not say otherwise (S3). */
const usualDeadlineMs = 3_000;

type Keyed<P extends z.ZodType> =
  z.output<P> extends { readonly idempotency_key: string } ? 'keyed' : never;

type Given<P extends z.ZodType, D extends z.ZodType> = Pick<
  Endpoint<P, D>,
  'method' | 'path' | 'payload' | 'data'
> &
  Partial<Pick<Endpoint, 'channel' | 'deadlineMs' | 'input'>> & {
    /** Only for what carries a key; reads are requested again in any case, and other writes never. */
    readonly repeat?: Keyed<P>;
  };

/** Completes a row of a table of endpoints: on the main channel, of a visitor, within a page's deadline. */
export const endpoint = <P extends z.ZodType, D extends z.ZodType>(
  row: Given<P, D>,
): Endpoint<P, D> => ({
  channel: 'main',
  deadlineMs: usualDeadlineMs,
  input: 'visitor',
  ...row,
  repeat: row.repeat ?? (row.method === 'GET' ? 'read' : 'never'),
});
