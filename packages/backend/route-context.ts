/** The type of the backend's routes, and the context that each of them gets. */
import 'server-only';
import type { z } from 'zod';
import type { CodeChannel, CodePurpose } from '@superbrowser/contract/account-endpoints';
import type { EndpointName, Endpoints } from '@superbrowser/contract/endpoints';
import type { Db } from './database/open-database';

/** A code to be sent to a phone. */
export interface CodeMessage {
  readonly area_code: 86 | 1;
  /** Plain national digits. */
  readonly phone: string;
  readonly channel: CodeChannel;
  readonly purpose: CodePurpose;
  readonly code: string;
}

/** Delivers a code. Rejects when the message was not accepted; the reason contains neither phone nor code. */
export type DeliverCode = (message: CodeMessage) => Promise<void>;

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
