/** Where calls go: the configured upstream, or our own backend, which the start script brings up beside the site. */
import 'server-only';
import { isBuilding, serverEnv, upstreamKeys } from '@/lib/env/server';
import { sendOut } from '@/lib/net/outgoing';
import type { Endpoint } from '@superbrowser/contract/endpoint';

export type Fetch = (request: Request) => Promise<Response>;

export interface Transport {
  /** Names the upstream in cache keys, so that one's data never passes for another's. */
  readonly name: string;
  readonly origin: string;
  /** Of our own backend: it answers nobody else. */
  readonly secret?: string | undefined;
  readonly fetch: Fetch;
  readonly keys: () => { apiKey: string; encryptionKey: string };
}

/**
 * Whether this is a build without any API: a demonstration's pages are made of samples, those of a site with an upstream of
 * what it says, all others wait for the real database (B6).
 */
export const hasNoApi = (): boolean => {
  const { UPSTREAM_HOST, BACKEND_ORIGIN } = serverEnv();
  return isBuilding() && !UPSTREAM_HOST && !BACKEND_ORIGIN;
};

/** Our own backend. Its name is not its address: that one's port is another after each start. */
function ownBackend(): Transport {
  const { BACKEND_ORIGIN, BACKEND_SECRET } = serverEnv();
  return {
    name: 'embedded',
    origin: BACKEND_ORIGIN ?? 'http://backend.invalid',
    secret: BACKEND_SECRET,
    fetch: BACKEND_ORIGIN ? sendOut : () => Promise.reject(new Error('BACKEND_ORIGIN is not set')),
    keys: upstreamKeys,
  };
}

/** Where a call of this channel goes; the site's records are in our own backend in any case. */
export function transportFor({ channel }: Pick<Endpoint, 'channel'>): Transport {
  const host = serverEnv().UPSTREAM_HOST;
  if (!host || channel === 'records') return ownBackend();
  return { name: host, origin: host, fetch: sendOut, keys: upstreamKeys };
}

/** Where the calls of the API go. */
export const apiTransport = (): Transport => transportFor({ channel: 'main' });
