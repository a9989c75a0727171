/** Content for static pages: live, else the last good answer, else the written fallback. Never throws. */
import 'server-only';
import type { z } from 'zod';
import type { Freshness } from './freshness';
import { UpstreamError } from '../error';
import { recallLastGood, keepLastGood } from './last-good';
import { shortenPageLife, throughCache } from './next-cache';

export interface Resource<T> {
  /** Cache tag and name of the last-good file. */
  readonly key: string;
  /** Checks what an earlier release may have kept. */
  readonly schema: z.ZodType<T>;
  /** Asks the upstream; throws when there is no usable answer. */
  readonly load: () => Promise<T>;
  readonly fallback: () => T;
}

export interface Content<T> {
  readonly value: T;
  readonly freshness: Freshness;
  /** The upstream answered that it is being maintained: 429 on the encrypted channel. */
  readonly maintenance?: true | undefined;
}

interface State {
  running: Promise<unknown> | null;
  /** Why the last attempt gave nothing; null after a good one. */
  failure: 'maintenance' | 'other' | null;
}

const shared = globalThis as typeof globalThis & { __contentStates?: Map<string, State> };
const states = (shared.__contentStates ??= new Map());

function stateOf(key: string): State {
  const state = states.get(key) ?? { running: null, failure: null };
  states.set(key, state);
  return state;
}

/** Whether a call was refused because the upstream is being maintained (a 429 elsewhere is a limit of its own). */
export const isMaintenance = (error: unknown): boolean =>
  error instanceof UpstreamError && error.kind === 'busy' && error.channel === 'encrypted';

/** Asks once however many pages wait, and notes how it went. */
async function loadNow<T>(resource: Resource<T>): Promise<T> {
  const state = stateOf(resource.key);
  const attempt = async () => {
    try {
      const value = await resource.load();
      state.failure = null;
      await keepLastGood(resource.key, value);
      return value;
    } catch (error) {
      state.failure = isMaintenance(error) ? 'maintenance' : 'other';
      // Logged without the stack: while the upstream is down this line repeats.
      const reason = error instanceof UpstreamError ? error.message : error;
      console.warn(`[upstream] ${resource.key} not live:`, reason);
      // Next prints what a failed renewal throws, in full: the reason is in the log already.
      throw new Error(`${resource.key} not live`);
    }
  };
  state.running ??= attempt().finally(() => {
    state.running = null;
  });
  return state.running as Promise<T>;
}

/** Good data of earlier, or the written fallback; a page made of either is soon made again (B6). */
async function lastResort<T>(resource: Resource<T>, stale?: T): Promise<Content<T>> {
  await shortenPageLife();
  const maintenance = stateOf(resource.key).failure === 'maintenance' || undefined;
  const kept = (await recallLastGood(resource.key, resource.schema)) ?? stale;
  if (kept !== undefined) return { value: kept, freshness: 'last-good', maintenance };
  return { value: resource.fallback(), freshness: 'fallback', maintenance };
}

/** A reader for one resource; call it from pages and route handlers. */
export function contentReader<T>(resource: Resource<T>): () => Promise<Content<T>> {
  return async () => {
    try {
      const value = await throughCache(resource.key, () => loadNow(resource));
      if (!stateOf(resource.key).failure) return { value, freshness: 'live' };
      // Next answers a failed renewal with the stale entry: good data, but no longer live.
      return await lastResort(resource, value);
    } catch {
      return lastResort(resource);
    }
  };
}
