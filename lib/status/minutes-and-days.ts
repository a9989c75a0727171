/**
 * Computes minutes, hours and days of stored samples. A day is a day in Beijing time, because most readers are in
 * China.
 */
import { beijingDay, beijingOffsetMs } from '@superbrowser/shared/beijing-time';
import { minuteMs, hourMs, dayMs } from '@superbrowser/shared/durations';

/** Minutes are stored for two days, hours for ninety. */
export const minuteRetentionMs = 2 * dayMs;
export const historyDays = 90;

const floorTo = (ms: number, unitMs: number) => Math.floor(ms / unitMs) * unitMs;

/** First instant of the minute, as it is stored. */
export const minuteStart = (ms: number): string => new Date(floorTo(ms, minuteMs)).toISOString();
export const hourStart = (ms: number): string => new Date(floorTo(ms, hourMs)).toISOString();

/** The last days up to now, the oldest first. */
export const lastDays = (now: number, count = historyDays): string[] =>
  Array.from({ length: count }, (_, index) => beijingDay(now - (count - 1 - index) * dayMs));

/** The first instant of the oldest of these days. */
export const historyStart = (now: number, count = historyDays): number =>
  floorTo(now + beijingOffsetMs, dayMs) - beijingOffsetMs - (count - 1) * dayMs;
