/** How long the browser waits for the server; Next writes the setting into the scripts (lib/core/next-config.ts). */

/** Seconds that a call to the API may take; the setting can only raise the usual limit (E2). */
const upstreamSeconds = Math.max(30, Number(process.env.UPSTREAM_TIMEOUT_SECONDS ?? 30));

/**
 * Milliseconds that the browser waits for a handler, longer than any of its deadlines but that for reading a screenshot
 * (E2). A visitor who waits this long has lost the connection.
 */
export const browserDeadlineMs = upstreamSeconds * 1_000 + 10_000;
