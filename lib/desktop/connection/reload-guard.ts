import { minuteMs } from '@superbrowser/shared/durations';

/** A page that lost its desktop app reloads, but not endlessly (W4). */
const maxReloads = 3;
const reloadWindowMs = minuteMs;

/** Remembers reloads from one load of the page to the next. */
interface ReloadMemory {
  /** Times of earlier reloads in milliseconds; a value of any other form counts as no reloads. */
  read(): unknown;
  /** @returns false when nothing can be stored */
  write(times: readonly number[]): boolean;
}

/**
 * Counts one of the three reloads of a minute.
 * @param now milliseconds
 * @returns false when the three are used up or the reload cannot be stored; the page must not reload then
 */
export function recordReloadIfAllowed(memory: ReloadMemory, now: number): boolean {
  const storedTimes = memory.read();
  const recent = (Array.isArray(storedTimes) ? storedTimes : []).filter(
    (time): time is number =>
      typeof time === 'number' && time <= now && time > now - reloadWindowMs,
  );
  return recent.length < maxReloads && memory.write([...recent, now]);
}
