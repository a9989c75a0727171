/** Settings the browser needs: Next writes their values into the scripts (lib/env/next-config.ts). */

/** Seconds a call to the API may take: the setting raises the usual limit only (E2). */
const upstreamSeconds = Math.max(30, Number(process.env.UPSTREAM_TIMEOUT_SECONDS ?? 30));

/**
 * Milliseconds the browser waits for a handler, longer than any deadline there (E2): a visitor who waits this long has
 * lost the connection.
 */
export const handlerDeadlineMs = upstreamSeconds * 1_000 + 10_000;
