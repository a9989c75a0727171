/** The site's collector and its check of codes. Each process has one of each, which all of its bundles share. */
import 'server-only';
import type { FigureCount } from '@superbrowser/contract/site-data/figures';
import { minuteMs } from '@superbrowser/shared/durations';
import { findProcessWideValue, getProcessWideValue } from '@/lib/core/shared-state/process-wide';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { log, reasonOf } from '@/lib/core/log/log';
import { createLineThrottle } from '@/lib/core/log/throttle-lines';
import { isPromoter } from '@/lib/core/upstream/calls/promoters';
import type { PromoterEvent } from './batch';
import { createCollector, type Collector, type WriteResult } from './collector';
import { createUpstreamCheck, createLocalCheck, type PromoterCheck } from './promoter-check';
import { figureStore } from './figure-store';

const createPromoterCheck = (): PromoterCheck =>
  getRuntimeEnv().UPSTREAM_HOST
    ? createUpstreamCheck({ store: figureStore, askUpstream: isPromoter })
    : createLocalCheck(figureStore);

interface FigureCounting {
  readonly check: PromoterCheck;
  readonly collector: Collector;
}

function createFigureCounting(): FigureCounting {
  const [logFailureThrottled, logLossThrottled] = [
    createLineThrottle(1, minuteMs),
    createLineThrottle(1, minuteMs),
  ];
  const check = createPromoterCheck();
  async function write(counts: readonly FigureCount[]): Promise<WriteResult> {
    const codes = [...new Set(counts.map(({ promoter }) => promoter))];
    const { knownCodes, undecidedCodes } = await check(codes);
    const knownCounts = counts.filter(({ promoter }) => knownCodes.has(promoter));
    if (knownCounts.length > 0) await figureStore.add(knownCounts);
    return {
      knownPromoters: [...knownCodes],
      undecidedCounts: counts.filter(({ promoter }) => undecidedCodes.has(promoter)),
    };
  }
  const collector = createCollector({
    write,
    reportFailure: (error) =>
      logFailureThrottled(() =>
        log.error('figures', 'not written yet', { reason: reasonOf(error) }),
      ),
    reportLost: (count) =>
      logLossThrottled(
        () => log.warn('figures', 'counts dropped: too many codes or sums wait', { count }),
        (furtherCount) =>
          log.warn('figures', 'further ones within that minute', { more: furtherCount }),
      ),
  });
  return { check, collector };
}

const processWideName = 'promoter figures';
const getFigureCounting = (): FigureCounting =>
  getProcessWideValue(processWideName, createFigureCounting);

/**
 * Whether this promoter has a place in the present batch. Callers check this first, so that a flood of made-up codes
 * costs no more than this check.
 */
export const batchHasSpaceFor = (promoter: string): boolean =>
  getFigureCounting().collector.hasSpaceFor(promoter);

/** Counts an event in the present batch of this process. */
export const addPromoterEvent = (event: PromoterEvent): void =>
  getFigureCounting().collector.add(event);

/** Writes the present counts; never throws. Where nothing was counted, the backend is not called. */
export const writeFigures = async (): Promise<void> =>
  findProcessWideValue<FigureCounting>(processWideName)?.collector.flush();

/**
 * Whether a code belongs to a promoter or inviter, who may see figures; null while unknown.
 * @throws Error when the backend does not answer
 */
export async function isPromoterOrInviter(code: string): Promise<boolean | null> {
  const { knownCodes, undecidedCodes } = await getFigureCounting().check([code]);
  return knownCodes.has(code) ? true : undecidedCodes.has(code) ? null : false;
}

/**
 * Records the code of an inviter. Needed where an upstream holds the accounts, because the site's own database does not
 * have the code there.
 */
export async function recordInviter(code: string): Promise<void> {
  if (getRuntimeEnv().UPSTREAM_HOST) await figureStore.recordInviteCode(code);
}
