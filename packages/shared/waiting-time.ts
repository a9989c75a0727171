/** How long to wait, as people say it. */

interface WaitingTime {
  readonly count: number;
  readonly unit: 'seconds' | 'minutes' | 'hours';
}

/**
 * A waiting time in the unit that people would use: hours, not 86,400 seconds. The time is rounded up, so that a
 * visitor who comes back then is not refused again.
 * @param seconds whole seconds
 */
export function waitingTimeOf(seconds: number): WaitingTime {
  if (seconds < 100) return { count: seconds, unit: 'seconds' };
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 100) return { count: minutes, unit: 'minutes' };
  return { count: Math.ceil(seconds / 3_600), unit: 'hours' };
}
