/** Which of several processes of one site this is (WEB_CONCURRENCY). */

/** Set by the first process for those it starts; no setting. */
export const workerVariable = 'SITE_WORKER';

/** The number of this worker, from 1; undefined in the first process, and where there is only one. */
export function workerNumber(
  source: Readonly<Record<string, string | undefined>> = process.env,
): number | undefined {
  const given = Number(source[workerVariable]);
  return Number.isInteger(given) && given > 0 ? given : undefined;
}
