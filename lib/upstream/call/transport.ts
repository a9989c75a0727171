/** Who answers: the configured upstream over HTTP, or the embedded backend in this process. Nothing else knows. */
import 'server-only';
import { hasDemoData } from '@/lib/env/demo';
import { isBuilding, serverEnv, upstreamKeys } from '@/lib/env/server';
import { sendOut } from '@/lib/net/outgoing';
import type { Direct, DirectAnswer } from '@superbrowser/backend/direct';

export type { DirectAnswer };

export type Fetch = (request: Request) => Promise<Response>;

export interface Transport {
  /** Names the upstream in cache keys, so that one's data never passes for another's. */
  readonly name: string;
  readonly origin: string;
  /** Nothing goes over the network. */
  readonly inProcess?: boolean;
  readonly fetch: Fetch;
  /** Asks without a wire between, where the other end is in this process. */
  readonly direct?: Direct;
  readonly keys: () => { apiKey: string; encryptionKey: string };
}

/**
 * Whether this is a build that has nobody to ask: a demonstration's pages are made of samples, those of a site with
 * an upstream of what it says, all others wait for the real database (B6).
 */
export const hasNobodyToAsk = (): boolean =>
  isBuilding() && !serverEnv().UPSTREAM_HOST && !hasDemoData();

const embedded: Fetch = async (request) => {
  if (hasNobodyToAsk()) throw new Error('no backend while building');
  // Loaded on first use: a site with a real upstream never loads a database driver.
  const { embeddedBackend } = await import('@superbrowser/backend/instance');
  return (await embeddedBackend())(request);
};

const direct: Direct = async (endpoint, payload, how) => {
  if (hasNobodyToAsk()) throw new Error('no backend while building');
  const { embeddedDirect } = await import('@superbrowser/backend/instance');
  return (await embeddedDirect())(endpoint, payload, how);
};

/** The transport the present configuration asks for. */
export function currentTransport(): Transport {
  const host = serverEnv().UPSTREAM_HOST;
  if (host) return { name: host, origin: host, fetch: sendOut, keys: upstreamKeys };
  return {
    name: 'embedded',
    origin: 'http://backend.invalid',
    inProcess: true,
    fetch: embedded,
    direct,
    keys: upstreamKeys,
  };
}
