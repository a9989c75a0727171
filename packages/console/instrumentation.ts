import type { Instrumentation } from 'next';

/** What breaks while a page is made, in the log like everything else: with its request. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log, stackOf } = await import('@/lib/log/log');
  log.error('console', 'page failed', { reason: stackOf(error) });
};
