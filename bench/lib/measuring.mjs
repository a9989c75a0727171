/**
 * What measurements share: waiting for a quiet machine and a settled site, the middle of several values, percentiles.
 */
import { availableParallelism, loadavg } from 'node:os';

/** Unchanged for this long counts as settled: a page is recompressed within two seconds. */
const settledMs = 5_000;

/**
 * Polls `read` until its value stays the same: after a start, pages are rendered again and recompressed in the
 * background. A failure counts as a change.
 */
export async function waitUntilStable(read, isSame) {
  let [value, since] = [await read(), performance.now()];
  while (performance.now() - since < settledMs) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const current = await read().catch(() => null);
    if (current === null || !isSame(value, current)) since = performance.now();
    value = current ?? value;
  }
  return value;
}

/** The middle value; of an even number of values the lower one of the two. */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}

/** The value that this share of the values does not exceed, such as 0.99; 0 without values. */
export function percentile(values, share) {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
}

/**
 * Waits until the machine's load of the last minute is below `maxLoad`, and says that it waits.
 * @param {number} [maxLoad] a load; the measurement's own is part of it
 * @param {number} [maxMinutes] after this time the measurement goes on anyway, with a warning
 */
export async function waitUntilQuiet(maxLoad = 1, maxMinutes = 10) {
  const until = Date.now() + maxMinutes * 60_000;
  if (loadavg()[0] >= maxLoad) console.log(`Waiting for a load below ${maxLoad} …`);
  while (loadavg()[0] >= maxLoad && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  const [load] = loadavg();
  if (load >= maxLoad) console.warn(`! The machine stays busy (load ${load.toFixed(1)}).`);
}

/** Says so when other programs keep the machine busy: figures taken then are worse than the site's. */
export function warnWhenBusy() {
  const [load] = loadavg();
  if (load > availableParallelism() / 2) {
    console.warn(`! The machine is busy (load ${load.toFixed(1)}): expect worse figures.`);
  }
}
