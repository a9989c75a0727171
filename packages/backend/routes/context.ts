import type { z } from 'zod';
import type { EndpointName, Endpoints } from '@superbrowser/contract/endpoints';
import type { Ret } from '@superbrowser/contract/rets';
import type { Db } from '../db/open';
import type { Deliver } from '../delivery/types';

/** What a route may use. */
export interface Context {
  readonly db: Db;
  /** Where `{files}` in stored package addresses leads, without a trailing slash. */
  readonly filesBase: string;
  readonly now: () => number;
  /** Takes codes to people's phones. */
  readonly deliver: Deliver;
}

/** A route's refusal: becomes an answer with this ret. The message is Chinese, as the upstream's are. */
export class RetRefusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly ret: Ret,
    message: string,
    readonly data: unknown = null,
  ) {
    super(message);
  }
}

/** One function per endpoint: checked payload in, the wire's data out. */
export type Routes = {
  readonly [N in EndpointName]: (
    payload: z.output<Endpoints[N]['payload']>,
    context: Context,
  ) => Promise<z.input<Endpoints[N]['data']>>;
};
