/** Settings the browser needs: Next writes their values into the scripts (lib/env/next-config.ts). */

/** Seconds a call to the API may take (E2). */
export const upstreamSeconds = Number(process.env.UPSTREAM_TIMEOUT_SECONDS ?? 30);
