/**
 * Reads content for static pages: live, otherwise the last good response, otherwise the built-in fallback. Readers
 * never throw.
 */
import 'server-only';
import type { z } from 'zod';
import { getProcessWideValue } from '@/lib/core/shared-state/process-wide';
import { isBuilding } from '@/lib/core/env/runtime';
import { log, reasonOf } from '@/lib/core/log/log';
import { isBuildWithoutApi } from '../client/transport';
import { UpstreamError } from '../client/upstream-error';
import type { ContentFreshness } from './content-freshness';
import { storeLastGood, findLastGood } from './last-good';
import { shortenPageLife, loadThroughCache } from './next-cache';

/**
 * Keys of all content of pages, without the brand's QR codes (`qr-<group>`). Files of last good data and cache tags use
 * them, so some keep an older name. lib/upstream-content-version/version.ts imports the modules that register a reader
 * for each key.
 */
export const upstreamContentKeys = [
  'ad-bottom',
  'ad-top',
  'history',
  'history-linux',
  'history-mac-arm',
  'history-mac-intel',
  'promotions',
  'public-config',
  'stored-articles',
  'stored-campaigns',
  'v6-releases',
  'website-releases',
] as const;
type UpstreamContentKey = (typeof upstreamContentKeys)[number];

interface UpstreamContentSource<T> {
  /** Name of the source in caches, of its last-good file, and of the tag of pages that use it. */
  readonly key: UpstreamContentKey | `qr-${number}`;
  /** Validates stored data, which may be from an earlier build of the site. */
  readonly schema: z.ZodType<T>;
  /** Loads from the upstream; throws when there is no usable response. */
  readonly load: () => Promise<T>;
  readonly fallback: () => T;
}

export interface UpstreamContent<T> {
  readonly value: T;
  readonly freshness: ContentFreshness;
  /** Set when the upstream reported maintenance, by a 429 to an encrypted call. */
  readonly isInMaintenance?: true | undefined;
}

interface LoadState {
  /** The running load, which all readers share. */
  running: Promise<unknown> | null;
  /** Number of the load that began last; loads are counted from 1. */
  lastStartedNumber: number;
  /** Highest number of a load that has ended. */
  lastEndedNumber: number;
  /** Why the last load failed; null after a successful load. */
  failure: 'maintenance' | 'other' | null;
  /** Whether a failure was logged. */
  isLogged?: true;
}

const loadStates = getProcessWideValue('content states', () => new Map<string, LoadState>());

/** Where the content of pages comes from, by key. */
export const getUpstreamContentSources = (): Map<string, UpstreamContentSource<unknown>> =>
  getProcessWideValue('upstream content', () => new Map<string, UpstreamContentSource<unknown>>());

function ensureLoadState(key: string): LoadState {
  const state = loadStates.get(key) ?? {
    running: null,
    lastStartedNumber: 0,
    lastEndedNumber: 0,
    failure: null,
  };
  loadStates.set(key, state);
  return state;
}

/** Makes the next reader load again, because a running load may return data from before a change. */
export function forgetRunningLoad(key: string): void {
  ensureLoadState(key).running = null;
}

/**
 * Whether a call was refused because of maintenance. A 429 to a call that is not encrypted is a limit of the upstream.
 */
export const isMaintenance = (error: unknown): boolean =>
  error instanceof UpstreamError && error.kind === 'busy' && error.encoding === 'encrypted';

/**
 * Loads, and records the result unless a later load has ended before, because the later load's data or failure are
 * newer. The result is recorded even when the content has changed during the load, because the load that follows may
 * fail.
 */
async function loadAndRecord<T>(source: UpstreamContentSource<T>, state: LoadState): Promise<T> {
  const loadNumber = ++state.lastStartedNumber;
  /** Records that this load has ended. @returns whether no later load has ended */
  const markEnded = (): boolean => {
    state.lastEndedNumber = Math.max(state.lastEndedNumber, loadNumber);
    return state.lastEndedNumber === loadNumber;
  };
  try {
    const value = await source.load();
    if (markEnded()) {
      state.failure = null;
      await storeLastGood(source.key, value);
    }
    return value;
  } catch (error) {
    if (markEnded()) state.failure = isMaintenance(error) ? 'maintenance' : 'other';
    // The failure is logged without the stack, because the line repeats while the upstream is down. A build renders
    // hundreds of pages, so it logs the failure once, and only where there is an API.
    if (!isBuilding() || (!state.isLogged && !isBuildWithoutApi())) {
      log.warn('upstream', `${source.key} not live`, { reason: reasonOf(error) });
      state.isLogged = true;
    }
    // Next prints an error of a failed renewal completely; the reason is in the log already.
    throw new Error(`${source.key} not live`);
  }
}

/** Loads once for all waiting pages, and records the result. */
function loadNow<T>(source: UpstreamContentSource<T>): Promise<T> {
  const state = ensureLoadState(source.key);
  if (state.running) return state.running as Promise<T>;
  const running = loadAndRecord(source, state);
  state.running = running;
  const forgetLoad = () => {
    if (state.running === running) state.running = null;
  };
  running.then(forgetLoad, forgetLoad);
  return running;
}

/** Returns earlier good data, or the built-in fallback. A page made of either is rendered again soon (B6). */
async function recallOrFallBack<T>(
  source: UpstreamContentSource<T>,
  stale?: T,
): Promise<UpstreamContent<T>> {
  await shortenPageLife();
  const isInMaintenance = ensureLoadState(source.key).failure === 'maintenance' || undefined;
  const lastGood = (await findLastGood(source.key, source.schema)) ?? stale;
  if (lastGood !== undefined) return { value: lastGood, freshness: 'last-good', isInMaintenance };
  return { value: source.fallback(), freshness: 'fallback', isInMaintenance };
}

/**
 * Creates the reader of a source, for pages and route handlers, and registers the source for the comparison of
 * contents (O3).
 */
export function createUpstreamContentReader<T>(
  source: UpstreamContentSource<T>,
): () => Promise<UpstreamContent<T>> {
  const { key } = source;
  getUpstreamContentSources().set(key, source as UpstreamContentSource<unknown>);
  return async () => {
    try {
      const value = await loadThroughCache(key, () => loadNow(source));
      if (!ensureLoadState(source.key).failure) return { value, freshness: 'live' };
      // When a renewal fails, Next returns the stale entry, which is good data but not live.
      return await recallOrFallBack(source, value);
    } catch {
      return recallOrFallBack(source);
    }
  };
}
