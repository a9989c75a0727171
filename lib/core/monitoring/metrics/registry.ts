/** All metrics in one registry for the process, because each of the server's bundles has its own copy of this file. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { getProcessWideValue } from '@/lib/core/shared-state/process-wide';

/** Events counted as they happen. Labels have few values: routes and codes of the site, never visitors' input. */
export const counterDefinitions = {
  requests: { help: 'Requests answered', labels: ['method', 'route', 'status'] },
  refusals: { help: 'Refusals of handlers under /api by their code', labels: ['code'] },
  upstream_calls: { help: 'Calls of the upstream by how they ended', labels: ['call', 'outcome'] },
  codes_sent: { help: 'Verification codes handed to the upstream', labels: ['purpose'] },
  signatures_refused: {
    help: 'Requests for SHA256SUMS.sig while the stored file is not a signature of the current list',
    labels: ['reason'],
  },
  limit_hits: { help: 'Refusals because of a limit, by its name', labels: ['limit'] },
  forms_stored: {
    help: 'Applications the upstream acknowledged, including those sent again, which it stores once',
    labels: ['kind'],
  },
} as const;

/** Durations measured as they happen, in seconds. */
export const timerDefinitions = {
  request: {
    help: 'From a request to the end of its answer; of a package to the beginning of its transfer',
    labels: ['route'],
  },
  upstream_call: {
    help: 'From a call of the upstream to its answer, retry included',
    labels: ['call'],
  },
} as const;

interface GaugeRow {
  readonly help: string;
  readonly label: string;
}

/** Gauges: values that are collected when /metrics is read, from their registered sources ({@link GaugeSource}). */
const gaugeDefinitions = {
  queue_waiting: { help: 'Requests waiting for their turn', label: 'queue' },
  queue_running: { help: 'Requests in work', label: 'queue' },
  upstream_breaker_open: {
    help: '1 while the circuit breaker of a call is open',
    label: 'call',
  },
  pages_cached: { help: 'Pages held in memory', label: '' },
  backend_limit_hits: {
    help: 'Refusals of the backend because of a limit, since its start',
    label: 'limit',
  },
  webhook_backlog: {
    help: 'Applications not yet told to the configured system',
    label: '',
  },
  last_backup_timestamp_seconds: {
    help: 'When the embedded database was last backed up; 0 where it never was',
    label: '',
  },
} as const satisfies Readonly<Record<string, GaugeRow>>;

export type CounterName = keyof typeof counterDefinitions;
export type TimerName = keyof typeof timerDefinitions;
export type GaugeName = keyof typeof gaugeDefinitions;

/** Values by label; one value under '' where there is no label. */
export type GaugeSource = () =>
  Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>;

export interface Metrics {
  readonly registry: Registry;
  readonly counters: Readonly<Record<CounterName, Counter>>;
  readonly timers: Readonly<Record<TimerName, Histogram>>;
  readonly gaugeSources: Map<GaugeName, GaugeSource[]>;
  /** Functions that add requests not counted yet to the counter of requests; called whenever that counter is read. */
  readonly flushHooks: Set<() => void>;
}

const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const mapTable = <Name extends string, Row, Result>(
  table: Readonly<Record<Name, Row>>,
  make: (name: Name, row: Row) => Result,
) =>
  Object.fromEntries(
    (Object.keys(table) as Name[]).map((name) => [name, make(name, table[name])]),
  ) as Record<Name, Result>;

/** Collects the values of every source of a gauge; the values of a source that fails are left out. */
async function collectGauge(
  gauge: Gauge,
  label: string,
  sources: readonly GaugeSource[],
): Promise<void> {
  gauge.reset();
  const readings = await Promise.allSettled(sources.map(async (source) => source()));
  for (const reading of readings) {
    if (reading.status === 'rejected') continue;
    for (const [labelValue, value] of Object.entries(reading.value))
      // Values with the same label are added up, because each of the server's bundles has its own part, and because two
      // queues have the name `pages` (server/page-cache.ts, server/forward.ts).
      gauge.inc(label ? { [label]: labelValue } : {}, value);
  }
}

function createMetrics(): Metrics {
  const registry = new Registry();
  const gaugeSources = new Map<GaugeName, GaugeSource[]>();
  const flushHooks = new Set<() => void>();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counters = mapTable(counterDefinitions, (name, { help, labels }) => {
    return new Counter({
      name: `site_${name}_total`,
      help,
      labelNames: [...labels],
      registers,
      collect: () => {
        if (name === 'requests') for (const flush of flushHooks) flush();
      },
    });
  });
  const timers = mapTable(timerDefinitions, (name, { help, labels }) => {
    const labelNames = [...labels];
    return new Histogram({
      name: `site_${name}_seconds`,
      help,
      labelNames,
      buckets: bucketSeconds,
      registers,
    });
  });
  mapTable<GaugeName, GaugeRow, Gauge>(gaugeDefinitions, (name, { help, label }) => {
    const labelNames = label ? [label] : [];
    return new Gauge({
      name: `site_${name}`,
      help,
      labelNames,
      registers,
      async collect() {
        await collectGauge(this, label, gaugeSources.get(name) ?? []);
      },
    });
  });
  return { registry, counters, timers, gaugeSources, flushHooks };
}

export const getMetrics = (): Metrics => getProcessWideValue('metrics', createMetrics);
