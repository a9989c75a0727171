import type { z } from 'zod';

/** One call: where, how, what is sent and what comes back. */
export interface Endpoint<P extends z.ZodType = z.ZodType, D extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST';
  /** Below `basePath`. */
  readonly path: string;
  /** main: opaque `data` both ways; plain: query and JSON as they are; encrypted: AES both ways. */
  readonly channel: 'main' | 'plain' | 'encrypted';
  /** Asking twice changes nothing: the client may repeat it once. */
  readonly idempotent: boolean;
  readonly payload: P;
  readonly data: D;
}

/** A row of an endpoint table, keeping the exact types of its schemas. */
export const endpoint = <P extends z.ZodType, D extends z.ZodType>(
  row: Endpoint<P, D>,
): Endpoint<P, D> => row;
