/**
 * Decides which codes are counted. Visitors can send any code, but only the codes of promoters and inviters may be
 * stored (O4). The check runs when counts are written, while no visitor waits, and when figures links are opened and
 * shown.
 */
import { minuteMs } from '@superbrowser/shared/durations';
import type { FigureStore } from './figure-store';

interface PromoterCheckResult {
  readonly knownCodes: ReadonlySet<string>;
  /** Codes whose check is still running or failed. */
  readonly undecidedCodes: ReadonlySet<string>;
}

export type PromoterCheck = (codes: readonly string[]) => Promise<PromoterCheckResult>;

const noCodes: ReadonlySet<string> = new Set();

/** Creates the check for accounts and promoters in the embedded database. */
export const createLocalCheck =
  (store: Pick<FigureStore, 'findKnownCodes'>): PromoterCheck =>
  async (codes) => ({
    knownCodes: await store.findKnownCodes(codes),
    undecidedCodes: noCodes,
  });

interface UpstreamCheckOptions {
  readonly store: Pick<
    FigureStore,
    'findBlockedCodes' | 'findCountedCodes' | 'findRecordedInviteCodes'
  >;
  /** Whether the upstream knows a promoter. Throws when the upstream cannot tell. */
  readonly askUpstream: (code: string) => Promise<boolean>;
  readonly now?: () => number;
}

/** Milliseconds a result of the upstream is used. */
const resultLifeMs = 10 * minuteMs;
/** Milliseconds until a failed request is repeated. */
const retryPauseMs = 5_000;
/** Maximum number of results remembered, because a visitor can make up as many codes as they like. */
const maxResults = 5_000;
/** Requests to the upstream at a time, because a flood of made-up codes must not flood the upstream. */
const maxRunningRequests = 5;

type CheckResult = 'promoter' | 'unknown' | 'undecided';

/** Creates a cache of the upstream's results for codes; the upstream is asked in the background. */
function createResultCache({
  askUpstream,
  now = Date.now,
}: Pick<UpstreamCheckOptions, 'askUpstream' | 'now'>) {
  const resultByCode = new Map<string, { readonly result: CheckResult; readonly until: number }>();
  const runningRequests = new Set<string>();

  function storeResult(code: string, result: CheckResult): void {
    runningRequests.delete(code);
    resultByCode.delete(code);
    resultByCode.set(code, {
      result,
      until: now() + (result === 'undecided' ? retryPauseMs : resultLifeMs),
    });
    const oldest = resultByCode.keys().next().value;
    if (resultByCode.size > maxResults && oldest !== undefined) resultByCode.delete(oldest);
  }

  function requestResult(code: string): void {
    if (runningRequests.has(code) || runningRequests.size >= maxRunningRequests) return;
    runningRequests.add(code);
    askUpstream(code).then(
      (isPromoter) => storeResult(code, isPromoter ? 'promoter' : 'unknown'),
      () => storeResult(code, 'undecided'),
    );
  }

  /** Returns the last result at once, even while a new result is being requested. */
  return (code: string): CheckResult => {
    const last = resultByCode.get(code);
    if (!last || last.until <= now()) requestResult(code);
    return last?.result ?? 'undecided';
  };
}

/**
 * Creates the check for accounts and promoters of an upstream. While the upstream cannot be asked, a code that was
 * counted before is still counted, and a new code waits for its result.
 */
export function createUpstreamCheck({
  store,
  askUpstream,
  now,
}: UpstreamCheckOptions): PromoterCheck {
  const getResult = createResultCache({ askUpstream, ...(now && { now }) });
  return async (codes) => {
    const [blockedCodes, recordedCodes, countedCodes] = await Promise.all([
      store.findBlockedCodes(codes),
      store.findRecordedInviteCodes(codes),
      store.findCountedCodes(codes),
    ]);
    const knownCodes = new Set<string>();
    const undecidedCodes = new Set<string>();
    for (const code of codes) {
      if (blockedCodes.has(code)) continue;
      const result = recordedCodes.has(code) ? 'promoter' : getResult(code);
      if (result === 'promoter' || (result === 'undecided' && countedCodes.has(code)))
        knownCodes.add(code);
      else if (result === 'undecided') undecidedCodes.add(code);
    }
    return { knownCodes, undecidedCodes };
  };
}
