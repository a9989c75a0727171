/** Finds problems in the state of the site. Pure. */
import type { ServicePartName } from '@superbrowser/contract/site-data/status';
import { minuteMs } from '@superbrowser/shared/durations';
import type { Disk } from '@superbrowser/backend/admin/operation-groups/health/measure-storage';
import type { BackupStatus } from '@superbrowser/backend/backup/backup-status';

export interface HealthSignals {
  /** Milliseconds. */
  readonly now: number;
  readonly disks: readonly Disk[];
  /** The parts of the service that fail now. */
  readonly failingParts: readonly ServicePartName[];
  /** When the oldest application with a failed or overdue delivery arrived; null without any. */
  readonly oldestOverdueAt: string | null;
  /** Number of errors within the last hour; null without the right to see errors. */
  readonly errorCount: number | null;
  /** When the site last checked its own responses, in milliseconds; null where it never did. */
  readonly measuredAt: number | null;
  /** Whether the site's checks of its own responses are enabled. */
  readonly isMeasuring: boolean;
  readonly backup: BackupStatus;
}

interface Problem<Kind extends string, Values extends object = object> {
  readonly kind: Kind;
  readonly values: Values;
}

export type HealthProblem =
  | Problem<'silent', { readonly since: number }>
  | Problem<'neverMeasured'>
  | Problem<'parts', { readonly parts: readonly ServicePartName[] }>
  | Problem<'disk', { readonly free: number; readonly folders: Disk['folders'] }>
  | Problem<'backupOverdue', { readonly since: string }>
  | Problem<'neverBackedUp'>
  | Problem<'backlog', { readonly since: number }>
  | Problem<'errors', { readonly count: number }>;

/** Checks run at least every minute, so several checks are missing after this time. */
const silentMs = 5 * minuteMs;
/** A webhook whose system restarts is available again before this time. */
const backlogMs = 15 * minuteMs;
const minFreeShare = 0.1;
const minFreeBytes = 2 * 1024 ** 3;

function measurementProblems({ now, measuredAt, isMeasuring }: HealthSignals): HealthProblem[] {
  if (!isMeasuring) return [];
  if (measuredAt === null) return [{ kind: 'neverMeasured', values: {} }];
  return now - measuredAt > silentMs ? [{ kind: 'silent', values: { since: measuredAt } }] : [];
}

function diskProblems({ disks }: HealthSignals): HealthProblem[] {
  return disks
    .filter(({ free, total }) => free < minFreeBytes || free / total < minFreeShare)
    .map(({ free, folders }) => ({ kind: 'disk', values: { free, folders } }));
}

function backlogProblems({ now, oldestOverdueAt }: HealthSignals): HealthProblem[] {
  const since = oldestOverdueAt === null ? now : Date.parse(oldestOverdueAt);
  return now - since > backlogMs ? [{ kind: 'backlog', values: { since } }] : [];
}

function backupProblems({ backup }: HealthSignals): HealthProblem[] {
  if (backup.state === 'good') return [];
  return backup.last === null
    ? [{ kind: 'neverBackedUp', values: {} }]
    : [{ kind: 'backupOverdue', values: { since: backup.last } }];
}

/** All problems, worst first; empty where everything works. */
export function findHealthProblems(signals: HealthSignals): readonly HealthProblem[] {
  const { failingParts, errorCount } = signals;
  return [
    ...measurementProblems(signals),
    ...(failingParts.length > 0
      ? [{ kind: 'parts', values: { parts: failingParts } } as const]
      : []),
    ...diskProblems(signals),
    ...backupProblems(signals),
    ...backlogProblems(signals),
    ...(errorCount ? [{ kind: 'errors', values: { count: errorCount } } as const] : []),
  ];
}

/** The severity of the worst problem: `risk` affects visitors or risks data, `soft` can wait, `ok` means no problem. */
export function toneOf(problems: readonly HealthProblem[]): 'ok' | 'soft' | 'risk' {
  if (problems.length === 0) return 'ok';
  return problems.every(({ kind }) => kind === 'backlog' || kind === 'errors') ? 'soft' : 'risk';
}
