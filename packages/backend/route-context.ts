/** The type of the backend's routes, and the context that each of them gets. */
import 'server-only';
import type { z } from 'zod';
import type { EndpointName, Endpoints } from '@superbrowser/contract/endpoints';
import type { Db } from './database/open-database';
import type { DeliverCode } from './verification-codes/code-message';

/** What a route is given besides its payload. */
export interface RouteContext {
  readonly db: Db;
  /** Replacement of `{files}` in stored package URLs, without a trailing slash. */
  readonly packageBaseUrl: string;
  readonly now: () => number;
  /** Sends codes to people's phones. */
  readonly deliverCode: DeliverCode;
}

/** One function for each endpoint. It gets the validated payload and returns the data of the response. */
export type Routes = {
  readonly [N in EndpointName]: (
    payload: z.output<Endpoints[N]['payload']>,
    context: RouteContext,
  ) => Promise<z.input<Endpoints[N]['data']>>;
};
