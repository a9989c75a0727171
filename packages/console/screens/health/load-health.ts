/** Loads the state of the site for its screens, within the rights of the role. */
import 'server-only';
import { getLocale } from 'next-intl/server';
import type { ServicePartName } from '@superbrowser/contract/site-data/status';
import { hourMs } from '@superbrowser/shared/durations';
import {
  countErrors,
  loadLatestErrors,
  type ErrorLineList,
  type ListedError,
} from '@superbrowser/backend/admin/record-types/errors/error-lines';
import type { RecentLimitHits } from '@superbrowser/backend/admin/record-types/limits/recent-limit-hits';
import type { Health } from '@superbrowser/backend/admin/operation-groups/health';
import type { BilingualText } from '@superbrowser/shared/bilingual-text';
import { OperationError } from '@superbrowser/backend/common/operation-error';
import { errorRecordType } from '@superbrowser/backend/admin/record-types/errors';
import { limitRecordType } from '@superbrowser/backend/admin/record-types/limits';
import { webhookDeliveryRecordType } from '@superbrowser/backend/admin/record-types/webhooks';
import { listRecords } from '@superbrowser/backend/records/read-records';
import { createStatusStore } from '@superbrowser/backend/site-data/status-store';
import { getDatabase } from '@superbrowser/console/lib/database';
import {
  actorOf,
  createOperationEnvironment,
  runReadOperation,
} from '@superbrowser/console/lib/operation-environment';
import { toLanguage } from '@superbrowser/console/lib/i18n/language';
import { queryParam, parsePageSize, type UrlQuery } from '@superbrowser/console/lib/url-query';
import { readConsoleSettings } from '@superbrowser/console/lib/settings';
import { isAllowed } from '@superbrowser/console/lib/permissions';
import type { SignedInStaff } from '@superbrowser/console/lib/session';
import { toInstant } from '@superbrowser/backend/database/stored-instant';
import { loadStatusReport, type StatusReport } from '@/lib/status/report/report';
import type { Condition } from '@/lib/status/conditions';
import { availableShareOf } from '@/lib/status/status-days';
import { findHealthProblems, type HealthProblem, type HealthSignals } from './health-problems';

export interface ShownServicePart {
  readonly part: ServicePartName;
  readonly condition: Condition | null;
  /** Milliseconds. */
  readonly measuredAt: number | null;
  /** The share of the measured time in which the part worked, in 24 hours and in ninety days. */
  readonly lastDayShare: number | null;
  readonly availableShare: number | null;
  readonly failingSince: string | null;
}

export interface FailedDelivery {
  readonly number: string;
  readonly attempts: number;
  readonly next_attempt_at: string;
  readonly last_failure: BilingualText | null;
}

interface HealthScreenData {
  readonly problems: readonly HealthProblem[];
  readonly health: Health;
  readonly parts: readonly ShownServicePart[];
  /** Failed deliveries, the earliest next attempt first. */
  readonly failedDeliveries: readonly FailedDelivery[];
  /** The latest errors; null without the right to see errors. */
  readonly errors: readonly ListedError[] | null;
  readonly limits: readonly RecentLimitHits[] | null;
}

export const maxFailedDeliveries = 20;
const maxLatestErrors = 5;

const toShownParts = ({ parts }: StatusReport, health: Health): ShownServicePart[] =>
  parts.map(({ name: part, condition, measuredAt, availableShare }) => {
    const measuredPart = health.parts.find((candidate) => candidate.part === part);
    return {
      part,
      condition,
      measuredAt,
      availableShare,
      lastDayShare: measuredPart ? availableShareOf([measuredPart.last_day]) : null,
      failingSince: measuredPart?.failing_since ?? null,
    };
  });

function toHealthSignals(
  health: Health,
  parts: readonly ShownServicePart[],
  errorCount: number | null,
  now: number,
): HealthSignals {
  const measuredTimes = parts.flatMap(({ measuredAt }) => measuredAt ?? []);
  const { webhooks, disks, backup } = health;
  return {
    now,
    disks,
    backup,
    failingParts: parts.filter((part) => part.condition === 'fails').map(({ part }) => part),
    // Without a webhook all deliveries wait, which is no problem.
    oldestOverdueAt: webhooks?.isConfigured ? webhooks.oldestOverdueAt : null,
    errorCount,
    measuredAt: measuredTimes.length > 0 ? Math.max(...measuredTimes) : null,
    isMeasuring: readConsoleSettings().isMeasuringStatus,
  };
}

/** Loads the health screen. Errors are loaded only for roles that may list them. */
export async function loadHealthScreen(staffMember: SignedInStaff): Promise<HealthScreenData> {
  const [db, now] = [await getDatabase(), Date.now()];
  const { role } = staffMember;
  const health = await runReadOperation<Health>('health show', staffMember);
  const parts = toShownParts(await loadStatusReport(createStatusStore(db), now), health);
  const canSeeErrors = isAllowed(role, 'errors list');
  const hourAgo = toInstant(now - hourMs);
  const errorCount = canSeeErrors ? await countErrors(db, { since: hourAgo }) : null;
  const [actor, environment] = [actorOf(staffMember), await createOperationEnvironment()];
  const failedQuery = { state: 'failed', size: String(maxFailedDeliveries) };
  const failedPage = health.webhooks
    ? await listRecords(webhookDeliveryRecordType, failedQuery, actor, environment)
    : null;
  const limitPage = isAllowed(role, 'limits list')
    ? await listRecords(limitRecordType, {}, actor, environment)
    : null;
  return {
    health,
    parts,
    problems: findHealthProblems(toHealthSignals(health, parts, errorCount, now)),
    failedDeliveries: (failedPage?.rows ?? []) as unknown as FailedDelivery[],
    errors: canSeeErrors ? await loadLatestErrors(db, {}, maxLatestErrors) : null,
    limits: limitPage && (limitPage.rows as unknown as RecentLimitHits[]),
  };
}

interface ErrorSearchResult {
  /** Null where the typed text is not the id of a request. */
  readonly errorPage: ErrorLineList | null;
  /** The text as it was typed. */
  readonly searchText: string | undefined;
  /** Why the text is not an id. */
  readonly error: string | undefined;
  readonly size: number;
}

/** The errors that match the query of the page. */
export async function loadErrors(
  query: UrlQuery,
  staffMember: SignedInStaff,
): Promise<ErrorSearchResult> {
  const [searchText, size] = [queryParam(query, 'request'), parsePageSize(query)];
  const parameters = { request: searchText, size: String(size), page: queryParam(query, 'page') };
  try {
    const errorPage = await listRecords(
      errorRecordType,
      parameters,
      actorOf(staffMember),
      await createOperationEnvironment(),
    );
    return { errorPage: errorPage as unknown as ErrorLineList, searchText, error: undefined, size };
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    const language = toLanguage(await getLocale());
    return { errorPage: null, searchText, error: error.issues['request']?.[language], size };
  }
}
