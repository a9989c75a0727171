export function waitUntilStable<T>(
  read: () => Promise<T>,
  isSame: (one: T, other: T) => boolean,
): Promise<T>;
export function median(values: readonly number[]): number;
export function percentile(values: readonly number[], share: number): number;
export function waitUntilQuiet(maxLoad?: number, maxMinutes?: number): Promise<void>;
export function warnWhenBusy(): void;
