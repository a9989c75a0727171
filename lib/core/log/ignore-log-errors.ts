import type { Writable } from 'node:stream';

/**
 * Ignores write errors of the log, whose reader (a pipe, a collector) may end before the site does. If each error were
 * logged, logging it would fail again.
 */
export function ignoreLogErrors(streams: readonly Writable[]): void {
  for (const stream of streams) stream.on('error', () => undefined);
}
