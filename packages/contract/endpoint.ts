import type { z } from 'zod';

/** One call: where, how, what is sent and what comes back. */
export interface Endpoint<P extends z.ZodType = z.ZodType, D extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST';
  /** Below `basePath`. */
  readonly path: string;
  /**
   * main: opaque `data` both ways; plain: query and JSON as they are; encrypted: AES both ways; records: JSON both ways,
   * spoken with our own backend only, also where UPSTREAM_HOST names another one for everything else.
   */
  readonly channel: 'main' | 'plain' | 'encrypted' | 'records';
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

type Repeatable<P extends z.ZodType> =
  | { readonly method: 'GET'; readonly repeat: 'read' | 'never' }
  | { readonly method: 'POST'; readonly repeat: 'never' }
  | (z.output<P> extends { readonly idempotency_key: string }
      ? { readonly method: 'POST'; readonly repeat: 'keyed' }
      : never);

/** A row of an endpoint table, keeping the exact types of its schemas. A repeat that is not safe is a type error. */
export const endpoint = <P extends z.ZodType, D extends z.ZodType>(
  row: Endpoint<P, D> & Repeatable<P>,
): Endpoint<P, D> => row;
