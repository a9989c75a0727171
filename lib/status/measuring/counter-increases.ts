/** Reads from the process's own counters how much was added for each part since the last call. */
import { servicePartNames, type ServicePartName } from '@superbrowser/contract/site-data/status';
import { getMetrics } from '@/lib/core/monitoring/metrics/registry';
import { addTallies, emptyTally, type Tally } from '../conditions';
import { serviceParts } from '../service-parts';

export type Tallies = Readonly<Record<ServicePartName, Tally>>;

interface MetricValue {
  readonly labels: Partial<Record<string, string | number>>;
  readonly value: number;
  /** Set for a histogram; tells which of its numbers this value is. */
  readonly metricName?: string;
}

/** Status of a response whose visitor left before its end. Such responses, also canceled packages, are left out. */
const clientLeftStatus = '499';
/** Outcomes that show that the upstream works, even where it refuses the request. */
const workingOutcomes = new Set(['ok', 'ret', 'http-4xx']);

const hasLabelAmong = (names: readonly string[], value: MetricValue, label: string) =>
  names.includes(String(value.labels[label]));

function countsOf(
  values: readonly MetricValue[],
  isFailure: (labels: MetricValue['labels']) => boolean,
): Tally {
  return values.reduce<Tally>((sum, { labels, value }) => {
    return addTallies(sum, { answered: value, failed: isFailure(labels) ? value : 0, seconds: 0 });
  }, emptyTally);
}

const secondsOf = (
  values: readonly MetricValue[],
  names: readonly string[],
  label: string,
): number =>
  values
    .filter((value) => value.metricName?.endsWith('_sum') && hasLabelAmong(names, value, label))
    .reduce((sum, { value }) => sum + value, 0);

/** All responses since the start of the process. */
async function readTotals(): Promise<Tallies> {
  const { counters, timers } = getMetrics();
  const [requests, upstreamCalls, requestTimes, callTimes] = await Promise.all([
    counters.requests.get(),
    counters.upstream_calls.get(),
    timers.request.get(),
    timers.upstream_call.get(),
  ]);
  const tallyOf = (name: ServicePartName): Tally => {
    const { routes, calls } = serviceParts[name];
    const routeValues = requests.values.filter(
      (value) => hasLabelAmong(routes, value, 'route') && value.labels.status !== clientLeftStatus,
    );
    const callValues = upstreamCalls.values.filter((value) => hasLabelAmong(calls, value, 'call'));
    const seconds =
      secondsOf(requestTimes.values, routes, 'route') + secondsOf(callTimes.values, calls, 'call');
    const counts = addTallies(
      countsOf(routeValues, ({ status }) => Number(status) >= 500),
      countsOf(callValues, ({ outcome }) => !workingOutcomes.has(String(outcome))),
    );
    return { ...counts, seconds };
  };
  return Object.fromEntries(servicePartNames.map((name) => [name, tallyOf(name)])) as Tallies;
}

const tallyIncrease = (current: Tally, previous: Tally): Tally => ({
  answered: current.answered - previous.answered,
  failed: current.failed - previous.failed,
  seconds: current.seconds - previous.seconds,
});

/** @returns a function that reads the counters and returns the increase since its last call */
export function createIncreaseReader(): () => Promise<Tallies> {
  let previous: Tallies | undefined;
  return async () => {
    const current = await readTotals();
    const increases = servicePartNames.map((name) => [
      name,
      tallyIncrease(current[name], previous?.[name] ?? emptyTally),
    ]);
    previous = current;
    return Object.fromEntries(increases) as Tallies;
  };
}
