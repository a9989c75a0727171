export interface Waiting {
  readonly count: number;
  readonly unit: 'seconds' | 'minutes' | 'hours';
}

/**
 * How long somebody has to wait, as people say it: nobody counts 86,400 seconds. Rounded up, so that who
 * comes back then is not refused again.
 * @param seconds whole
 */
export function waitingOf(seconds: number): Waiting {
  if (seconds < 100) return { count: seconds, unit: 'seconds' };
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 100) return { count: minutes, unit: 'minutes' };
  return { count: Math.ceil(seconds / 3_600), unit: 'hours' };
}
