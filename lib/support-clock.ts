/** Whether support answers at a moment: its hours are Beijing hours, every day of the week. */

const minutesOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** The hour of "9:00". */
export const hourOf = (time: string): number => minutesOf(time) / 60;

/** Minute of the day in Beijing, which knows no summer time. */
export const minuteInBeijing = (ms: number): number => Math.floor(ms / 60_000 + 8 * 60) % (24 * 60);

/** Whether a minute of the day lies between two times; the last one is no longer open. */
export const isOpenAt = (minute: number, open: string, close: string): boolean =>
  minute >= minutesOf(open) && minute < minutesOf(close);

/** A minute of the day as "9:05". */
export const timeOf = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
