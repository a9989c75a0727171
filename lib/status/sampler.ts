/** Takes a sample of this instance's answers each minute. */
import type { StatusRecords } from '@superbrowser/contract/site-records/status';
import { dayMs, historyDays, hourMs, minuteRetentionMs, minuteStart } from './minutes-and-days';
import { addTallies, noAnswers } from './conditions';
import type { Tallies } from './measure';
import { partNames, type PartName } from './parts';
import { forgetOld, rollUp } from './roll-up';

export interface SamplerParts {
  readonly records: StatusRecords;
  /** Returns what the counters added since the last call. */
  readonly look: () => Promise<Tallies>;
  /** Sends requests without side effects; returns results no counter contains. Never throws. */
  readonly probe: () => Promise<Partial<Tallies>>;
  /** Milliseconds. */
  readonly now: () => number;
}

/** @returns takes a sample; throws the error of the records */
export function createSampler({ records, look, probe, now }: SamplerParts): () => Promise<void> {
  let forgot = -Infinity;
  // Minutes from before a pause, or of an earlier process, are not rolled up yet.
  let sampled = -Infinity;
  return async () => {
    const probed = await probe();
    const counted = await look();
    const minute = minuteStart(now());
    const rows = partNames.flatMap((part: PartName) => {
      const { answered, failed, seconds } = addTallies(counted[part], probed[part] ?? noAnswers);
      const milliseconds = Math.round(seconds * 1_000);
      return answered === 0 ? [] : [{ part, minute, answered, failed, milliseconds }];
    });
    await records.addMinutes(rows);
    await rollUp(records, now(), Math.min(minuteRetentionMs, now() - sampled + hourMs));
    sampled = now();
    if (now() - forgot < hourMs) return;
    forgot = now();
    await forgetOld(records, now(), historyDays * dayMs);
  };
}
