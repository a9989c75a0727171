import type { Instrumentation } from 'next';

/** Logs errors of pages and routes with the id of the request. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log, stackOf } = await import('@/lib/core/log/log');
  log.error('console', 'page failed', { reason: stackOf(error) });
};
