/** Finds problems in the state of the site. Pure. */
import type { ServicePartName } from '@superbrowser/contract/site-data/status';
import { minuteMs } from '@superbrowser/shared/durations';
import type { Disk } from '@superbrowser/backend/admin/health/measure-storage';
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

interface Finding<Kind extends string, Values extends object = object> {
  readonly kind: Kind;
  readonly values: Values;
}

export type HealthFinding =
  | Finding<'silent', { readonly since: number }>
  | Finding<'neverMeasured'>
  | Finding<'parts', { readonly parts: readonly ServicePartName[] }>
  | Finding<'disk', { readonly free: number; readonly folders: Disk['folders'] }>
  | Finding<'backupOverdue', { readonly since: string }>
  | Finding<'neverBackedUp'>
  | Finding<'backlog', { readonly since: number }>
  | Finding<'errors', { readonly count: number }>;

/** Checks run at least every minute, so several checks are missing after this time. */
const silentMs = 5 * minuteMs;
/** A receiver that restarts is available again before this time. */
const backlogMs = 15 * minuteMs;
const minFreeShare = 0.1;
const minFreeBytes = 2 * 1024 ** 3;

function measurementFindings({ now, measuredAt, isMeasuring }: HealthSignals): HealthFinding[] {
  if (!isMeasuring) return [];
  if (measuredAt === null) return [{ kind: 'neverMeasured', values: {} }];
  return now - measuredAt > silentMs ? [{ kind: 'silent', values: { since: measuredAt } }] : [];
}

function diskFindings({ disks }: HealthSignals): HealthFinding[] {
  return disks
    .filter(({ free, total }) => free < minFreeBytes || free / total < minFreeShare)
    .map(({ free, folders }) => ({ kind: 'disk', values: { free, folders } }));
}

function backlogFindings({ now, oldestOverdueAt }: HealthSignals): HealthFinding[] {
  const since = oldestOverdueAt === null ? now : Date.parse(oldestOverdueAt);
  return now - since > backlogMs ? [{ kind: 'backlog', values: { since } }] : [];
}

function backupFindings({ backup }: HealthSignals): HealthFinding[] {
  if (backup.state === 'good') return [];
  return backup.last === null
    ? [{ kind: 'neverBackedUp', values: {} }]
    : [{ kind: 'backupOverdue', values: { since: backup.last } }];
}

/** All problems, worst first; empty where everything works. */
export function findProblems(signals: HealthSignals): readonly HealthFinding[] {
  const { failingParts, errorCount } = signals;
  return [
    ...measurementFindings(signals),
    ...(failingParts.length > 0
      ? [{ kind: 'parts', values: { parts: failingParts } } as const]
      : []),
    ...diskFindings(signals),
    ...backupFindings(signals),
    ...backlogFindings(signals),
    ...(errorCount ? [{ kind: 'errors', values: { count: errorCount } } as const] : []),
  ];
}

/** The severity of the worst problem: `risk` affects visitors or risks data, `soft` can wait, `ok` means no problem. */
export function toneOf(findings: readonly HealthFinding[]): 'ok' | 'soft' | 'risk' {
  if (findings.length === 0) return 'ok';
  return findings.every(({ kind }) => kind === 'backlog' || kind === 'errors') ? 'soft' : 'risk';
}
