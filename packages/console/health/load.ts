/** The state of the site as its screens show it, as far as the role goes. */
import 'server-only';
import { getLocale } from 'next-intl/server';
import { requestId } from '@superbrowser/backend/operator/fields';
import {
  countErrors,
  errorPage,
  listErrors,
  type ErrorPage,
  type ListedError,
} from '@superbrowser/backend/operator/health/errors';
import type { LimitSums } from '@superbrowser/backend/operator/health/limits';
import type { Health } from '@superbrowser/backend/operator/health/verbs';
import { refusalWords } from '@superbrowser/backend/operator/refusal-words';
import { statusRecords } from '@superbrowser/backend/records/status';
import { settingOf } from '@/lib/env/settings.mjs';
import { availability } from '@/lib/status/days';
import type { Condition } from '@/lib/status/judge';
import type { PartName } from '@/lib/status/parts';
import { readStatus, type StatusReport } from '@/lib/status/read';
import { database } from '../lib/database';
import { read } from '../lib/forms/perform';
import { shortOf } from '../lib/i18n/language';
import { pageOf, partOf, sizeOf, type Query } from '../lib/list/address';
import { may } from '../lib/who/rights';
import type { Person } from '../lib/who/session';
import { findingsOf, type Finding } from './attention';

export interface ShownPart {
  readonly part: PartName;
  readonly now: Condition | null;
  /** Milliseconds. */
  readonly measuredAt: number | null;
  /** Of the measured time the share in which it worked, in 24 hours and in ninety days. */
  readonly lastDay: number | null;
  readonly share: number | null;
  readonly failingSince: string | null;
}

export interface FailedCall {
  readonly apply_no: string;
  readonly attempts: number;
  readonly next_attempt_at: string;
  readonly last_failure: string | null;
}

export interface HealthScreen {
  readonly findings: readonly Finding[];
  readonly health: Health;
  readonly parts: readonly ShownPart[];
  /** Those that were tried in vain, the next to be tried first. */
  readonly failedCalls: readonly FailedCall[];
  /** The latest; null for who may not see them. */
  readonly errors: readonly ListedError[] | null;
  readonly limits: readonly LimitSums[] | null;
}

const hourMs = 3_600_000;
export const mostFailedCalls = 20;
const fewErrors = 5;

const shownParts = ({ parts }: StatusReport, health: Health): ShownPart[] =>
  parts.map(({ part, now, measuredAt, share }) => {
    const known = health.parts.find((one) => one.part === part);
    return {
      part,
      now,
      measuredAt,
      share,
      lastDay: known ? availability([known.last_day]) : null,
      failingSince: known?.failing_since ?? null,
    };
  });

function findings(health: Health, parts: readonly ShownPart[], errors: number | null, now: number) {
  const measured = parts.flatMap(({ measuredAt }) => measuredAt ?? []);
  const { webhooks, disks, backup } = health;
  return findingsOf({
    now,
    disks,
    backup,
    failing: parts.filter((part) => part.now === 'fails').map(({ part }) => part),
    // Without a receiver everything waits, which is as it should be.
    oldestCall: webhooks?.configured ? webhooks.oldest : null,
    errors,
    measuredAt: measured.length > 0 ? Math.max(...measured) : null,
    measures: settingOf('STATUS_SAMPLE_SECONDS') !== '0',
  });
}

export async function healthScreen({ name, role }: Person): Promise<HealthScreen> {
  const [db, now] = [await database(), Date.now()];
  const health = await read<Health>('health show', {}, name);
  const parts = shownParts(await readStatus(statusRecords(db), now), health);
  const seesErrors = may(role, 'errors list');
  const hourAgo = new Date(now - hourMs).toISOString();
  const recent = seesErrors ? await countErrors({ since: hourAgo }, db) : null;
  const calls = { state: 'failed', limit: mostFailedCalls };
  return {
    health,
    parts,
    findings: findings(health, parts, recent, now),
    failedCalls: health.webhooks ? await read<FailedCall[]>('webhooks list', calls, name) : [],
    errors: seesErrors ? await listErrors({}, fewErrors, db) : null,
    limits: may(role, 'limits list') ? await read<LimitSums[]>('limits list', {}, name) : null,
  };
}

export interface AskedErrors {
  /** Null where what was typed is no id of a request. */
  readonly found: ErrorPage | null;
  /** As it was typed. */
  readonly typed: string | undefined;
  /** Why it is none. */
  readonly error: string | undefined;
  readonly size: number;
}

/** Errors as the address asks for them. */
export async function askedErrors(query: Query): Promise<AskedErrors> {
  const [typed, size] = [partOf(query, 'request'), sizeOf(query)];
  const request = requestId.optional().safeParse(typed);
  if (!request.success) {
    const words = request.error.issues.map(refusalWords)[0];
    return { found: null, typed, error: words?.[shortOf(await getLocale())], size };
  }
  const asked = { page: pageOf(query), size };
  const found = await errorPage({ request: request.data }, asked, await database());
  return { found, typed, error: undefined, size };
}
