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
}

interface State {
  running: Promise<unknown> | null;
  failing: boolean;
}

const shared = globalThis as typeof globalThis & { __contentStates?: Map<string, State> };
const states = (shared.__contentStates ??= new Map());

function stateOf(key: string): State {
  const state = states.get(key) ?? { running: null, failing: false };
  states.set(key, state);
  return state;
}

/** Asks once however many pages wait, and notes how it went. */
async function loadNow<T>(resource: Resource<T>): Promise<T> {
  const state = stateOf(resource.key);
  const attempt = async () => {
    try {
      const value = await resource.load();
      state.failing = false;
      await keepLastGood(resource.key, value);
      return value;
    } catch (error) {
      state.failing = true;
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

async function lastResort<T>(resource: Resource<T>): Promise<Content<T>> {
  await shortenPageLife();
  const kept = await recallLastGood(resource.key, resource.schema);
  if (kept !== null) return { value: kept, freshness: 'last-good' };
  return { value: resource.fallback(), freshness: 'fallback' };
}

/** A reader for one resource; call it from pages and route handlers. */
export function contentReader<T>(resource: Resource<T>): () => Promise<Content<T>> {
  return async () => {
    try {
      const value = await throughCache(resource.key, () => loadNow(resource));
      if (!stateOf(resource.key).failing) return { value, freshness: 'live' };
      // Next answers a failed renewal with the stale entry: good data, but no longer live.
      await shortenPageLife();
      return { value, freshness: 'last-good' };
    } catch {
      return lastResort(resource);
    }
  };
}
