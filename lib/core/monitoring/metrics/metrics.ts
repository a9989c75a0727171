/** Metrics for an operator's monitoring; `/metrics` prints them (server/metrics.ts). */
import type { RefusingLimit } from '@superbrowser/contract/site-data/limits';
import {
  getMetrics,
  type counterDefinitions,
  type CounterName,
  type GaugeName,
  type GaugeSource,
  type timerDefinitions,
  type TimerName,
} from './registry';

type LabelsOf<Row extends { readonly labels: readonly string[] }> = Readonly<
  Record<Row['labels'][number], string>
>;

export const addToCounter = <Name extends CounterName>(
  name: Name,
  labels: LabelsOf<(typeof counterDefinitions)[Name]>,
  count: number,
): void => getMetrics().counters[name].inc(labels, count);

export const incrementCounter = <Name extends CounterName>(
  name: Name,
  labels: LabelsOf<(typeof counterDefinitions)[Name]>,
): void => addToCounter(name, labels, 1);

/** Counts a refusal by a limit. */
export const recordLimitHit = (limit: RefusingLimit): void =>
  incrementCounter('limit_hits', { limit });

/** Refusals of each limit since the start of this process. */
export async function getLimitHitTotals(): Promise<(readonly [limit: string, total: number])[]> {
  const { values } = await getMetrics().counters.limit_hits.get();
  return values.map(({ labels, value }) => [String(labels.limit), value]);
}

/** Records a duration in milliseconds. */
export const recordDuration = <Name extends TimerName>(
  name: Name,
  labels: LabelsOf<(typeof timerDefinitions)[Name]>,
  milliseconds: number,
): void => getMetrics().timers[name].observe(labels, milliseconds / 1_000);

/**
 * Adds a source of a gauge. The source is called each time /metrics is read.
 * @returns a function that removes the source
 */
export function addGaugeSource(name: GaugeName, source: GaugeSource): () => void {
  const { gaugeSources: sourcesByGauge } = getMetrics();
  sourcesByGauge.set(name, [...(sourcesByGauge.get(name) ?? []), source]);
  return () =>
    sourcesByGauge.set(
      name,
      (sourcesByGauge.get(name) ?? []).filter((existing) => existing !== source),
    );
}
