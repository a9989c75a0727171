/**
 * How long calls may take: one call, and all calls of one request together. Without the latter, a form that makes
 * several calls would keep its visitor waiting for all their deadlines together while the upstream hangs.
 */
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { writeDeadlineMs } from '@superbrowser/contract/define-endpoint';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { getProcessWideValue } from '@/lib/core/shared-state/process-wide';

/** Longest deadline of a call, even where the caller requests a longer one. */
export const maxDeadlineMs = 180_000;

/** UPSTREAM_TIMEOUT_SECONDS raises deadlines and never lowers them (E2). */
export const raisedDeadlineMs = (deadlineMs: number): number =>
  Math.max(deadlineMs, (getRuntimeEnv().UPSTREAM_TIMEOUT_SECONDS ?? 0) * 1_000);

/** Budgets in milliseconds. A write may take as long as a single call that writes, a read seven seconds. */
const requestBudgetMs = { read: 7_000, write: writeDeadlineMs } as const;

interface Budget {
  /**
   * End of the budget in milliseconds on the process's clock. Undefined until the first call, so that a visitor's slow
   * upload does not count.
   */
  until: number | undefined;
  readonly totalMs: number;
}

/** Process-wide, because the handlers' bundle and the one that made the client may be two. */
const budgetStorage = getProcessWideValue('request budget', () => new AsyncLocalStorage<Budget>());

/**
 * Runs the work of a request. Its calls share one budget, which begins with the first call.
 * @param kind whether the request changes something
 */
export const runWithinBudget = <T>(kind: keyof typeof requestBudgetMs, task: () => T): T =>
  budgetStorage.run({ until: undefined, totalMs: raisedDeadlineMs(requestBudgetMs[kind]) }, task);

/** Milliseconds left for calls of the running request, whose first call starts the budget; Infinity outside of one. */
export function startOrReadBudgetMs(): number {
  const budget = budgetStorage.getStore();
  if (!budget) return Infinity;
  const now = performance.now();
  budget.until ??= now + budget.totalMs;
  return Math.max(0, Math.ceil(budget.until - now));
}
