/**
 * What all calls of one request may take together. Each call has a deadline of its own; a form that makes several
 * would keep its visitor waiting for their sum while the upstream hangs.
 */
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

/** With what else a request does its answer is out within eight seconds. */
const requestBudgetMs = 7_000;

interface Budget {
  /** Milliseconds on the process's clock; unknown until the first call: a visitor's slow upload costs nothing. */
  until: number | undefined;
}

const storage = new AsyncLocalStorage<Budget>();

/** Runs the work of a request; the calls it makes share one budget, which begins with the first of them. */
export const withinBudget = <T>(work: () => T): T => storage.run({ until: undefined }, work);

/** Milliseconds a call of the running request may still take; without a request as many as it likes. */
export function budgetLeft(): number {
  const budget = storage.getStore();
  if (!budget) return Infinity;
  const now = performance.now();
  budget.until ??= now + requestBudgetMs;
  return Math.max(0, Math.ceil(budget.until - now));
}
