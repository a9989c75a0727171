/** Nine in the morning in Beijing: a day (YYYY-MM-DD) as the moment with a time zone that feeds and articles need. */
export const moment = (day: string): string => `${day}T09:00:00+08:00`;
